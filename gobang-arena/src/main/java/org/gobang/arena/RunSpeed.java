package org.gobang.arena;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The average speed of a tournament or other work since it was started or resumed. May be used from
 * any thread.
 */
public final class RunSpeed {

  private final int before;
  private final LongSupplier nanos;
  private final long begun;

  /**
   * Creates the speed of work that starts now.
   *
   * @param before the games that were played earlier
   * @param nanos the time, as {@link System#nanoTime} gives it
   */
  public RunSpeed(int before, LongSupplier nanos) {
    this.before = before;
    this.nanos = nanos;
    this.begun = nanos.getAsLong();
  }

  /**
   * A forecast of the remaining work.
   *
   * @param perMinute the games that end in a minute, more than 0
   * @param left the time until all planned games have ended
   */
  public record Forecast(double perMinute, Duration left) {}

  /**
   * Returns the current forecast for a tournament.
   *
   * @param now the standings
   * @return the forecast; empty before the end of the first game
   */
  public Optional<Forecast> of(Standings now) {
    return of(now.games(), now.planned());
  }

  /**
   * Returns the current forecast for any work with a number of items.
   *
   * @param done the pieces that were done, with those from before
   * @param planned the total number of items
   * @return the forecast, of pieces in place of games; empty until one was done
   */
  public Optional<Forecast> of(long done, long planned) {
    long played = done - before;
    if (played <= 0) {
      return Optional.empty();
    }
    double each = (double) Math.max(1, nanos.getAsLong() - begun) / played;
    Duration left = Duration.ofNanos((long) (each * (planned - done)));
    return Optional.of(new Forecast(60e9 / each, left));
  }
}

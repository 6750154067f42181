package org.gobang.presentation.session;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.Stone;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.position.ShownPosition;

/** The displayed clocks between two events of the game, and the thinking time of an engine. */
final class GameClock {

  private final LongSupplier nanos;
  private long updatedAt;

  /**
   * Creates a clock without a game.
   *
   * @param nanos supplies the time, as {@link System#nanoTime}
   */
  public GameClock(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Handles a new state of the game; the remaining time counts down from here. */
  public void update() {
    updatedAt = nanos.getAsLong();
  }

  /** Returns the time of the last state, in nanoseconds of the clock. */
  public long updatedAt() {
    return updatedAt;
  }

  /** Returns the current remaining time of a clock; empty without a running clock. */
  public Optional<Duration> left(ShownPosition now, Stone stone) {
    boolean runs = now.toMove() == stone && !now.state().paused() && !now.over();
    Duration spent = Duration.ofNanos(runs ? nanos.getAsLong() - updatedAt : 0);
    return Optional.ofNullable(now.state().left().get(stone))
        .map(left -> left.compareTo(spent) > 0 ? left.minus(spent) : Duration.ZERO);
  }

  /** Returns whether the display changes by itself: a clock runs, or an engine thinks. */
  public static boolean runs(ShownPosition now) {
    boolean clock = !now.state().left().isEmpty() && !now.state().paused() && !now.over();
    return clock || now.computerThinks();
  }

  /** Returns the thinking time of an engine. */
  public Duration since(Thinking thinking) {
    return Duration.ofNanos(nanos.getAsLong() - thinking.since());
  }
}

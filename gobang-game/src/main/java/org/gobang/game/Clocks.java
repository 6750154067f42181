package org.gobang.game;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.jspecify.annotations.Nullable;

/**
 * The remaining times of both sides and the running clock, as an immutable value. In a game without
 * clocks, the value is empty.
 */
final class Clocks {

  private final Map<Stone, Duration> left;
  private final Duration increment;
  private final @Nullable Stone running;
  private final long since;

  private Clocks(
      Map<Stone, Duration> left, Duration increment, @Nullable Stone running, long since) {
    this.left = Map.copyOf(left);
    this.increment = increment;
    this.running = running;
    this.since = since;
  }

  /**
   * Returns the stopped clocks of a resumed game. Default remaining times: the main time of the
   * budget.
   */
  static Clocks of(Budget budget, Map<Stone, Duration> left) {
    return budget
        .limit(Limit.Clock.class)
        .map(
            clock ->
                stopped(
                    left.isEmpty()
                        ? Map.of(Stone.BLACK, clock.left(), Stone.WHITE, clock.left())
                        : left,
                    clock.increment()))
        .orElse(stopped(Map.of(), Duration.ZERO));
  }

  private static Clocks stopped(Map<Stone, Duration> left, Duration increment) {
    return new Clocks(left, increment, null, 0);
  }

  /** Returns whether the game has clocks. */
  boolean present() {
    return !left.isEmpty();
  }

  /** Returns whether no clock runs. */
  boolean stopped() {
    return running == null;
  }

  /** Returns the clocks with the clock of a side running. */
  Clocks run(Stone stone, long now) {
    return !present() || running == stone ? this : new Clocks(left(now), increment, stone, now);
  }

  /** Returns the stopped clocks. */
  Clocks stop(long now) {
    return running == null ? this : stopAfter(Duration.ofNanos(now - since));
  }

  /** Returns the stopped clocks after subtracting a time measured by the caller. */
  Clocks stopAfter(Duration spent) {
    if (running == null) {
      return this;
    }
    Duration rest = left(running).minus(spent);
    return stopped(with(running, rest.isNegative() ? Duration.ZERO : rest), increment);
  }

  /** Returns the clocks with time added to the running clock, at most the time that it has run. */
  Clocks giveBack(Duration time, long now) {
    if (running == null) {
      return this;
    }
    long back = Math.min(TimeLimit.atMost(time).toNanos(), now - since);
    return new Clocks(left, increment, running, since + back);
  }

  /** Returns the stopped clocks after the turn of a side, with the increment added. */
  Clocks turnEnded(Stone stone) {
    return present() ? stopped(with(stone, left(stone).plus(increment)), increment) : this;
  }

  private Map<Stone, Duration> with(Stone stone, Duration time) {
    Map<Stone, Duration> changed = new EnumMap<>(left);
    changed.put(stone, time);
    return changed;
  }

  /** Returns the remaining times of both sides; empty without clocks. */
  Map<Stone, Duration> left(long now) {
    return stop(now).left;
  }

  /** Returns the remaining time of a side at the last stop of its clock; zero without clocks. */
  Duration left(Stone stone) {
    return left.getOrDefault(stone, Duration.ZERO);
  }

  /** Returns whether the running clock has expired. */
  boolean runDown(long now) {
    return running != null && stop(now).left(running).isZero();
  }

  /**
   * Returns the budget for the next move of a side, with its remaining time instead of the clock of
   * the game.
   */
  Budget budget(Budget game, Stone stone) {
    List<Limit> limits =
        game.limits().stream()
            .map(
                limit ->
                    limit instanceof Limit.Clock ? new Limit.Clock(left(stone), increment) : limit)
            .toList();
    return new Budget(limits);
  }
}

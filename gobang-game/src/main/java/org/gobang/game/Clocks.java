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
 * What the clocks of both sides show, and which of them runs: a value. A game without clocks has
 * them too; they show nothing and never run.
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

  /** The clocks at the beginning of a game, standing. */
  static Clocks of(Budget budget) {
    return of(budget, Map.of());
  }

  /**
   * The clocks of a game that goes on, standing; with nothing left they are as at the beginning.
   */
  static Clocks of(Budget budget, Map<Stone, Duration> left) {
    return budget
        .limit(Limit.Clock.class)
        .map(
            clock ->
                standing(
                    left.isEmpty()
                        ? Map.of(Stone.BLACK, clock.left(), Stone.WHITE, clock.left())
                        : left,
                    clock.increment()))
        .orElse(standing(Map.of(), Duration.ZERO));
  }

  private static Clocks standing(Map<Stone, Duration> left, Duration increment) {
    return new Clocks(left, increment, null, 0);
  }

  /** Whether this game has clocks. */
  boolean present() {
    return !left.isEmpty();
  }

  /** Whether neither runs. */
  boolean standing() {
    return running == null;
  }

  /** The clocks with one side's running; if it does already, it runs on. */
  Clocks run(Stone stone, long now) {
    return !present() || running == stone ? this : new Clocks(left(now), increment, stone, now);
  }

  /** The clocks standing. */
  Clocks stop(long now) {
    return running == null ? this : stopAfter(Duration.ofNanos(now - since));
  }

  /** The clocks standing, where the one that runs has run for a time measured elsewhere. */
  Clocks stopAfter(Duration spent) {
    if (running == null) {
      return this;
    }
    Duration rest = left(running).minus(spent);
    return standing(with(running, rest.isNegative() ? Duration.ZERO : rest), increment);
  }

  /** The clocks after a move of a side; they stand. */
  Clocks moved(Stone stone) {
    return present() ? standing(with(stone, left(stone).plus(increment)), increment) : this;
  }

  private Map<Stone, Duration> with(Stone stone, Duration time) {
    Map<Stone, Duration> changed = new EnumMap<>(left);
    changed.put(stone, time);
    return changed;
  }

  /** What both show; empty without clocks. */
  Map<Stone, Duration> left(long now) {
    return stop(now).left;
  }

  /** What a side's clock showed when it last stood; nothing without clocks. */
  Duration left(Stone stone) {
    return left.getOrDefault(stone, Duration.ZERO);
  }

  /** Whether the clock that runs has run down. */
  boolean runDown(long now) {
    return running != null && stop(now).left(running).isZero();
  }

  /** What a side may be told about its next move: its own clock in place of the game's. */
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

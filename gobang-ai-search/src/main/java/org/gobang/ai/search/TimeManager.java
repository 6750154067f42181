package org.gobang.ai.search;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.player.Budget;

/**
 * The time management for a move. A search stops at the limit, or earlier for an only move. A clock
 * is divided among the next moves, and a stable best move uses less. A limit per move, or one below
 * the share of the clock, is fully used, because remaining time is lost.
 *
 * @param savesTime whether later moves can use the remaining time
 */
record TimeManager(LongSupplier clock, long start, long limit, long target, boolean savesTime) {

  /** The number of moves that share a clock. */
  private static final int MOVES_TO_COME = 22;

  /** The part of the target time for an only move, to find its value. */
  private static final double ONLY_MOVE_PART = 0.02;

  private static final long UNLIMITED = Duration.ofDays(100).toNanos();

  /**
   * Creates the time management of a move that starts now.
   *
   * @param budget the budget of the move
   * @param delay the delay of previous moves
   * @param clock the current time in nanoseconds: {@link System#nanoTime} except in tests
   */
  static TimeManager of(Budget budget, StopDelay delay, LongSupplier clock) {
    long limit =
        budget
            .limit(Budget.Limit.MoveTime.class)
            .map(move -> withoutReserve(move.time(), delay))
            .orElse(UNLIMITED);
    Optional<Budget.Limit.Clock> game = budget.limit(Budget.Limit.Clock.class);
    long target = limit;
    boolean savesTime = false;
    if (game.isPresent()) {
      long left = withoutReserve(game.get().left(), delay);
      long share = left / MOVES_TO_COME + nanos(game.get().increment()) * 4 / 5;
      savesTime = share < limit;
      limit = Math.min(limit, Math.min(left / 2, 3 * share));
      target = Math.min(share, limit);
    }
    return new TimeManager(clock, clock.getAsLong(), limit, target, savesTime);
  }

  private static long withoutReserve(Duration time, StopDelay delay) {
    long nanos = nanos(time);
    return nanos - delay.reserve(nanos);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(UNLIMITED)) < 0 ? time.toNanos() : UNLIMITED;
  }

  /** Returns the current time of this clock. */
  long now() {
    return clock.getAsLong();
  }

  /** Returns the hard deadline. */
  long deadline() {
    return start + limit;
  }

  /** Returns the end of a part of the target time. */
  long after(double part) {
    return start + (long) (target * part);
  }

  /**
   * Returns the length of a part of the target time.
   *
   * @param part the part
   * @param unlimited the whole time if there is no limit
   */
  long share(double part, long unlimited) {
    return (long) (Math.min(target, unlimited) * part);
  }

  /**
   * Returns whether to stop after an iteration.
   *
   * @param rootMoves the number of root moves
   * @param stableDepths the number of iterations with the same best move
   * @param drop the drop of the value since the last iteration, 0 or more
   */
  boolean shouldStop(int rootMoves, int stableDepths, int drop) {
    if (rootMoves == 1) {
      return target < UNLIMITED && now() - after(ONLY_MOVE_PART) > 0;
    }
    double saved = 0.06 * Math.min(Math.max(0, stableDepths - 4), 8);
    double part = 0.95 - saved + Math.min(drop, 200) / 100.0;
    return savesTime && now() - after(part) > 0;
  }
}

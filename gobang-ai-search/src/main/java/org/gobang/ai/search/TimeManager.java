package org.gobang.ai.search;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.player.Budget;

/**
 * Time management: when to stop searching a move. At the limit in any case; before it where there
 * is only one move. A clock is divided among the moves to come, and a best move that has been
 * stable takes less of it. A limit for the move alone, or one below its share of the clock, is used
 * up: what it leaves is of no use later.
 *
 * @param savesTime whether time that this move leaves is of use to later moves
 */
record TimeManager(LongSupplier clock, long start, long limit, long target, boolean savesTime) {

  /** How many moves a clock is divided among. */
  private static final int MOVES_TO_COME = 22;

  /** The part of the target spent on an only move, to find its value. */
  private static final double ONLY_MOVE_PART = 0.02;

  private static final long UNLIMITED = Duration.ofDays(100).toNanos();

  /**
   * The time management of a move that begins now.
   *
   * @param budget what the move may cost
   * @param delay how late moves before this one ended
   * @param clock the time in nanoseconds: {@link System#nanoTime} but in tests
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

  /** The time, by the clock that all other times are of. */
  long now() {
    return clock.getAsLong();
  }

  /** When to stop in any case. */
  long deadline() {
    return start + limit;
  }

  /** When a part of the target time has passed. */
  long after(double part) {
    return start + (long) (target * part);
  }

  /**
   * How long a part of the target time is.
   *
   * @param part the part
   * @param unlimited the whole where no time is limited
   */
  long share(double part, long unlimited) {
    return (long) (Math.min(target, unlimited) * part);
  }

  /**
   * Whether to stop after an iteration.
   *
   * @param rootMoves how many moves there are to choose from
   * @param stableDepths for how many iterations the best move has been the same
   * @param drop how far the value has dropped since the last iteration, 0 or more
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

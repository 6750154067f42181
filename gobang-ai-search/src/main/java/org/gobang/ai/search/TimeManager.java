package org.gobang.ai.search;

import java.time.Duration;
import java.util.Optional;
import org.gobang.api.player.Budget;

/**
 * Time management: when to stop searching a move. At the limit in any case; before it where there
 * is only one move, where the best move has been stable, or where another iteration would not be
 * completed in time. A clock is divided among the moves to come; a limit for the move alone is used
 * up almost entirely, since time saved cannot be used later.
 */
final class TimeManager {

  /** How many moves a clock is divided among. */
  private static final int MOVES_TO_COME = 22;

  /** Reserved for answering and the machine's own delays: a twentieth, within these bounds. */
  private static final long MIN_RESERVE = Duration.ofMillis(5).toNanos();

  private static final long MAX_RESERVE = Duration.ofMillis(25).toNanos();

  /** The part of the target spent on an only move, to find its value. */
  private static final double ONLY_MOVE_PART = 0.02;

  private static final long UNLIMITED = Duration.ofDays(100).toNanos();

  private final long start;
  private final long limit;
  private final long target;
  private final boolean hasClock;

  private TimeManager(long start, long limit, long target, boolean hasClock) {
    this.start = start;
    this.limit = limit;
    this.target = target;
    this.hasClock = hasClock;
  }

  /**
   * The time management of a move.
   *
   * @param budget what the move may cost
   * @param start when the turn began, by {@link System#nanoTime}
   */
  static TimeManager of(Budget budget, long start) {
    long limit =
        budget
            .limit(Budget.Limit.MoveTime.class)
            .map(move -> withoutReserve(nanos(move.time())))
            .orElse(UNLIMITED);
    Optional<Budget.Limit.Clock> clock = budget.limit(Budget.Limit.Clock.class);
    long target = limit;
    if (clock.isPresent()) {
      long left = withoutReserve(nanos(clock.get().left()));
      long share = left / MOVES_TO_COME + nanos(clock.get().increment()) * 4 / 5;
      limit = Math.min(limit, Math.min(left / 2, 3 * share));
      target = Math.min(share, limit);
    }
    return new TimeManager(start, limit, target, clock.isPresent());
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(UNLIMITED)) < 0 ? time.toNanos() : UNLIMITED;
  }

  private static long withoutReserve(long time) {
    long reserve = Math.max(MIN_RESERVE, Math.min(MAX_RESERVE, time / 20));
    return Math.max(0, time - reserve);
  }

  /** When to stop in any case, by {@link System#nanoTime}. */
  long deadline() {
    return start + limit;
  }

  /** When a part of the target time has passed, by {@link System#nanoTime}. */
  long after(double part) {
    return start + (long) (target * part);
  }

  /**
   * Whether to stop after an iteration.
   *
   * @param rootMoves how many moves there are to choose from
   * @param stableDepths for how many iterations the best move has been the same
   * @param drop how far the value has dropped since the last iteration, 0 or more
   */
  boolean shouldStop(int rootMoves, int stableDepths, int drop) {
    if (target == UNLIMITED) {
      return false;
    }
    double saved = (hasClock ? 0.06 : 0.02) * Math.min(Math.max(0, stableDepths - 4), 8);
    double part = rootMoves == 1 ? ONLY_MOVE_PART : 0.95 - saved + Math.min(drop, 200) / 100.0;
    return System.nanoTime() - after(part) > 0;
  }
}

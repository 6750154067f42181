package org.gobang.ai.search;

import java.time.Duration;
import java.util.Optional;
import org.gobang.api.player.Budget;

/**
 * When to answer. At the limit in any case; before it where there is no choice, where the best move
 * has been the same for a while, or where another depth would not be done in time. A clock is
 * shared out among the moves to come; without one, time that is left over serves nobody, and little
 * is.
 */
final class TimeManager {

  /** Moves that a clock must last for. */
  private static final int MOVES_TO_COME = 22;

  /** Kept back for the way to the answer and the machine's own delays: a twentieth, in bounds. */
  private static final long LEAST_RESERVE = Duration.ofMillis(5).toNanos();

  private static final long MOST_RESERVE = Duration.ofMillis(25).toNanos();

  /** What is spent on a move that must be made, to see what it leads to. */
  private static final double PART_WITHOUT_CHOICE = 0.02;

  private static final long NEVER = Duration.ofDays(100).toNanos();

  private final long begun;
  private final long limit;
  private final long target;
  private final boolean saves;

  private TimeManager(long begun, long limit, long target, boolean saves) {
    this.begun = begun;
    this.limit = limit;
    this.target = target;
    this.saves = saves;
  }

  /**
   * The schedule of a move.
   *
   * @param budget what the move may cost
   * @param begun when it was asked for, by {@link System#nanoTime}
   */
  static TimeManager of(Budget budget, long begun) {
    long limit =
        budget
            .limit(Budget.Limit.MoveTime.class)
            .map(move -> withoutReserve(nanos(move.time())))
            .orElse(NEVER);
    Optional<Budget.Limit.Clock> clock = budget.limit(Budget.Limit.Clock.class);
    long target = limit;
    if (clock.isPresent()) {
      long left = withoutReserve(nanos(clock.get().left()));
      long share = left / MOVES_TO_COME + nanos(clock.get().increment()) * 4 / 5;
      limit = Math.min(limit, Math.min(left / 2, 3 * share));
      target = Math.min(share, limit);
    }
    return new TimeManager(begun, limit, target, clock.isPresent());
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(NEVER)) < 0 ? time.toNanos() : NEVER;
  }

  private static long withoutReserve(long time) {
    long reserve = Math.max(LEAST_RESERVE, Math.min(MOST_RESERVE, time / 20));
    return Math.max(0, time - reserve);
  }

  /** When to stop whatever has been found, by {@link System#nanoTime}. */
  long deadline() {
    return begun + limit;
  }

  /** So much time from the beginning on, as a part of what is meant to be used. */
  long after(double part) {
    return begun + (long) (target * part);
  }

  /**
   * Whether to answer once a depth is done.
   *
   * @param choices how many moves there are
   * @param unchanged for how many depths the best move has been the same
   * @param fall how far the value has fallen against the last depth's, 0 or more
   */
  boolean isEnough(int choices, int unchanged, int fall) {
    if (target == NEVER) {
      return false;
    }
    double stable = (saves ? 0.06 : 0.02) * Math.min(Math.max(0, unchanged - 4), 8);
    double wanted =
        choices == 1 ? PART_WITHOUT_CHOICE : 0.95 - stable + Math.min(fall, 200) / 100.0;
    return System.nanoTime() - after(wanted) > 0;
  }
}

package org.gobang.ai.lookahead;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Stop;

/** The limits of a search: the stop, the nodes and the time of a budget. */
final class LookaheadLimits {

  /** The divisor of the remaining clock time for one move. */
  private static final int PART_OF_CLOCK = 30;

  /** The part of the time for a move that is reserved for returning the answer. */
  private static final Duration RESERVE = Duration.ofMillis(20);

  private final Stop stop;
  private final long mostNodes;
  private final LongSupplier nanoTime;
  private final long began;
  private final long mostNanos;
  private long nodes;

  LookaheadLimits(Budget budget, Stop stop) {
    this(budget, stop, System::nanoTime);
  }

  /**
   * Creates limits that start now.
   *
   * @param nanoTime the current time, like {@link System#nanoTime}
   */
  LookaheadLimits(Budget budget, Stop stop, LongSupplier nanoTime) {
    this.stop = stop;
    this.nanoTime = nanoTime;
    this.began = nanoTime.getAsLong();
    mostNodes =
        budget
            .limit(Budget.Limit.Nodes.class)
            .map(Budget.Limit.Nodes::count)
            .orElse(Long.MAX_VALUE);
    long forMove =
        budget
            .limit(Budget.Limit.MoveTime.class)
            .map(limit -> nanos(limit.time().minus(RESERVE)))
            .orElse(Long.MAX_VALUE);
    long ofClock =
        budget
            .limit(Budget.Limit.Clock.class)
            .map(
                limit ->
                    nanos(
                        limit.left().dividedBy(PART_OF_CLOCK).plus(limit.increment().dividedBy(2))))
            .orElse(Long.MAX_VALUE);
    mostNanos = Math.min(forMove, ofClock);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofDays(1)) > 0 ? Long.MAX_VALUE : Math.max(time.toNanos(), 0);
  }

  /**
   * Counts a node.
   *
   * @throws ReachedException when a limit is reached
   */
  void count() throws ReachedException {
    if (nodes >= mostNodes || stop.requested() || nanoTime.getAsLong() - began >= mostNanos) {
      throw new ReachedException();
    }
    nodes++;
  }

  /** Returns the number of counted nodes. */
  long nodes() {
    return nodes;
  }

  /** Thrown to leave a search at any depth when a limit is reached. */
  static final class ReachedException extends Exception {

    private static final long serialVersionUID = 1;

    ReachedException() {
      super("the budget is used up", null, false, false);
    }
  }
}

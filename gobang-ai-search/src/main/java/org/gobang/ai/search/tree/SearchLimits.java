package org.gobang.ai.search.tree;

import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;

/** When a search ends: asked by every thread, decided by the first. */
public final class SearchLimits implements LongPredicate {

  /**
   * How often the clock and the host are asked: some hundredths of a millisecond apart, and a few
   * milliseconds while Java has not yet compiled the search.
   */
  private static final int EVERY = 16;

  private final BooleanSupplier stopRequested;
  private final long deadline;
  private final long nodes;
  private volatile boolean stopped;

  /**
   * The limits of a search.
   *
   * @param stopRequested whether the host wants an answer now
   * @param deadline when to stop, by {@link System#nanoTime}
   * @param nodes how many positions each thread may look at
   */
  public SearchLimits(BooleanSupplier stopRequested, long deadline, long nodes) {
    this.stopRequested = stopRequested;
    this.deadline = deadline;
    this.nodes = nodes;
  }

  /** Ends the search. */
  public void stop() {
    stopped = true;
  }

  /**
   * Whether the search is to end.
   *
   * @param looked how many positions the asking thread has looked at
   */
  @Override
  public boolean test(long looked) {
    if (stopped || looked >= nodes) {
      return true;
    }
    if (looked % EVERY == 0 && isLate()) {
      stopped = true;
    }
    return stopped;
  }

  private boolean isLate() {
    return stopRequested.getAsBoolean() || System.nanoTime() - deadline >= 0;
  }
}

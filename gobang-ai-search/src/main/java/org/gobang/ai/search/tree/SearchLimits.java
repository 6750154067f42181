package org.gobang.ai.search.tree;

import java.util.function.BooleanSupplier;

/**
 * The limits of a search, shared by all of its threads: nodes, deadline, and the host's request to
 * stop. Once one thread has reached the deadline or seen the request, all stop.
 */
public final class SearchLimits {

  /**
   * How many nodes lie between two readings of the clock: some hundredths of a millisecond, and a
   * few milliseconds while Java has not yet compiled the search.
   */
  private static final int NODES_PER_CHECK = 16;

  private final BooleanSupplier stopRequested;
  private final long deadline;
  private final long nodes;
  private volatile boolean stopped;

  /**
   * Creates the limits of a search.
   *
   * @param stopRequested whether the host has requested the answer
   * @param deadline when to stop, by {@link System#nanoTime}
   * @param nodes the limit of nodes for each thread
   */
  public SearchLimits(BooleanSupplier stopRequested, long deadline, long nodes) {
    this.stopRequested = stopRequested;
    this.deadline = deadline;
    this.nodes = nodes;
  }

  /** Stops the search on all threads. */
  public void stop() {
    stopped = true;
  }

  /**
   * Returns whether the calling thread has to stop.
   *
   * @param searched how many nodes it has searched
   */
  public boolean areReached(long searched) {
    if (stopped || searched >= nodes) {
      return true;
    }
    if (searched % NODES_PER_CHECK == 0 && isLate()) {
      stopped = true;
    }
    return stopped;
  }

  private boolean isLate() {
    return stopRequested.getAsBoolean() || System.nanoTime() - deadline >= 0;
  }
}

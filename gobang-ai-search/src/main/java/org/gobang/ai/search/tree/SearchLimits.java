package org.gobang.ai.search.tree;

import java.util.function.BooleanSupplier;

/**
 * The limits of a search for all threads: nodes, deadline, and the host's stop request. When one
 * thread reaches the deadline or notices the request, all threads stop.
 */
public final class SearchLimits {

  /**
   * The number of nodes between two readings of the clock: some hundredths of a millisecond, or a
   * few milliseconds until the search is compiled.
   */
  private static final int NODES_PER_CHECK = 16;

  private final BooleanSupplier stopRequested;
  private final long deadline;
  private final long nodes;
  private volatile boolean stopped;

  /**
   * Creates the limits of a search.
   *
   * @param stopRequested returns whether the host has requested a stop
   * @param deadline the time to stop, as in {@link System#nanoTime}
   * @param nodes the node limit per thread
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
   * Returns whether the calling thread must stop.
   *
   * @param searched the number of nodes searched by the thread
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

package org.gobang.ai.search;

import java.time.Duration;

/**
 * An estimate of the delay of a search after its deadline, from previous moves. On a loaded
 * machine, a thread may not be scheduled in time, so each move reserves time for the delay.
 */
final class StopDelay {

  /** The reserve without an expected delay. */
  private static final long MIN_RESERVE = Duration.ofMillis(5).toNanos();

  /** The estimate before the first move. */
  private static final long FIRST = Duration.ofMillis(5).toNanos();

  /** The fraction by which the estimate falls after a move with less delay. */
  private static final int DECAY = 8;

  /** The ratio of the reserve to the expected delay. */
  private static final int SAFETY = 2;

  /** The maximum reserve as a fraction of the time. */
  private static final int MAX_SHARE = 4;

  /** The maximum delay from load. During a longer delay, the process was suspended. */
  private static final long MAX_DELAY = Duration.ofMillis(200).toNanos();

  private long expected = FIRST;

  /**
   * Records the delay of a move. Moves before the deadline are ignored.
   *
   * @param delay the time after the deadline in nanoseconds
   */
  void record(long delay) {
    if (delay >= 0) {
      expected = Math.max(Math.min(delay, MAX_DELAY), expected - expected / DECAY);
    }
  }

  /** Returns the part of a time to reserve, in nanoseconds. */
  long reserve(long time) {
    return Math.min(MIN_RESERVE + SAFETY * expected, time / MAX_SHARE);
  }
}

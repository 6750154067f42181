package org.gobang.ai.search;

import java.time.Duration;

/**
 * Estimates how long after its deadline a search ends, from the moves before: on a loaded machine a
 * thread does not get the processor when its time is up. A move's time keeps a reserve for it.
 */
final class StopDelay {

  /** The reserve where no delay is expected. */
  private static final long MIN_RESERVE = Duration.ofMillis(5).toNanos();

  /** The estimate before the first move. */
  private static final long FIRST = Duration.ofMillis(5).toNanos();

  /** After a move with less delay, the estimate falls by this fraction. */
  private static final int DECAY = 8;

  /** The reserve allows for a delay so many times as long as the one that is expected. */
  private static final int SAFETY = 2;

  /** The reserve is at most this fraction of the time. */
  private static final int MAX_SHARE = 4;

  /** A longer delay was no load of the machine: the process was stopped meanwhile. */
  private static final long MAX_DELAY = Duration.ofMillis(200).toNanos();

  private long expected = FIRST;

  /**
   * Records the end of a move. One that ended before its deadline tells nothing.
   *
   * @param delay nanoseconds after the deadline
   */
  void record(long delay) {
    if (delay >= 0) {
      expected = Math.max(Math.min(delay, MAX_DELAY), expected - expected / DECAY);
    }
  }

  /** The nanoseconds of a time to leave unused. */
  long reserve(long time) {
    return Math.min(MIN_RESERVE + SAFETY * expected, time / MAX_SHARE);
  }
}

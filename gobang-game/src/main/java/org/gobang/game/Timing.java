package org.gobang.game;

import java.time.Duration;

/** Where the clocks have their time from: the machine, or a test. */
interface Timing {

  /** The time in nanoseconds, from no beginning in particular. */
  long nanoTime();

  /** Has something done once a time has passed; on a thread that others wait for too. */
  Alarm after(Duration delay, Runnable task);

  /** Something that is due later. */
  @FunctionalInterface
  interface Alarm {

    /** Has it not done, unless it has begun. */
    void cancel();
  }
}

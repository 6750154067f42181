package org.gobang.game;

import java.time.Duration;

/** The source of time for clocks and alarms; tests have their own. */
interface TimeSource {

  /** Returns the time in nanoseconds, from an arbitrary origin. */
  long nanoTime();

  /** Runs a task after a delay, on a thread shared by all alarms, which the task must not block. */
  Alarm after(Duration delay, Runnable task);

  /** A scheduled task. */
  @FunctionalInterface
  interface Alarm {

    /** Cancels the task, unless it has started. */
    void cancel();
  }
}

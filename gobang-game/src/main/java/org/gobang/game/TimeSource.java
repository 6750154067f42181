package org.gobang.game;

import java.time.Duration;

/** The source of time for clocks and alarms. Tests use another implementation. */
interface TimeSource {

  /** Returns the time in nanoseconds, from an arbitrary origin. */
  long nanoTime();

  /** Runs a task after a delay on a thread shared by all alarms. The task must not block. */
  Alarm after(Duration delay, Runnable task);

  /** A scheduled task. */
  @FunctionalInterface
  interface Alarm {

    /** Cancels the task if it has not started. */
    void cancel();
  }
}

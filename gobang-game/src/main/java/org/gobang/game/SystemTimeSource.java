package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The system's time, with one daemon thread for all alarms. */
final class SystemTimeSource implements TimeSource {

  private static final int SECONDS_IDLE = 10;

  private final ScheduledThreadPoolExecutor alarms =
      new ScheduledThreadPoolExecutor(1, GameThreads.daemonFactory("gobang-clock"));

  SystemTimeSource() {
    // Nearly every alarm is cancelled, as people move before their time runs out.
    alarms.setRemoveOnCancelPolicy(true);
    alarms.setKeepAliveTime(SECONDS_IDLE, TimeUnit.SECONDS);
    alarms.allowCoreThreadTimeOut(true);
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public Alarm after(Duration delay, Runnable task) {
    long nanos = TimeLimit.atMost(delay).toNanos();
    ScheduledFuture<?> due = alarms.schedule(task, nanos, TimeUnit.NANOSECONDS);
    return () -> due.cancel(false);
  }
}

package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The time of the machine, with one daemon thread for all alarms. */
final class SystemTiming implements Timing {

  private static final int SECONDS_IDLE = 10;

  private final ScheduledThreadPoolExecutor alarms =
      new ScheduledThreadPoolExecutor(1, Crew.daemons("gobang-clock"));

  SystemTiming() {
    // Nearly every alarm is cancelled, as people move before their time is up.
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

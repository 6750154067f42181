package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The system time, with one daemon thread for all alarms. While there are alarms, time in which the
 * process did not run is left out: no player is charged for a host that was stopped.
 */
final class SystemTimeSource implements TimeSource {

  private static final int SECONDS_IDLE = 10;

  /** The interval between readings of the time. */
  private static final Duration TICK = Duration.ofMillis(500);

  /** The longest interval between two readings while the process runs. */
  private static final Duration LATE = TICK.multipliedBy(4);

  private final ScheduledThreadPoolExecutor alarms =
      new ScheduledThreadPoolExecutor(1, HostThreads.factory("gobang-clock"));

  private final LongSupplier system;
  private boolean ticking;
  private long seen;
  private long stopped;

  SystemTimeSource() {
    this(System::nanoTime);
  }

  /**
   * Creates a source.
   *
   * @param system the time in nanoseconds, like {@link System#nanoTime}
   */
  SystemTimeSource(LongSupplier system) {
    this.system = system;
    // Nearly every alarm is cancelled, as humans move before their time runs out.
    alarms.setRemoveOnCancelPolicy(true);
    alarms.setKeepAliveTime(SECONDS_IDLE, TimeUnit.SECONDS);
    alarms.allowCoreThreadTimeOut(true);
  }

  @Override
  public synchronized long nanoTime() {
    long now = system.getAsLong();
    if (ticking && now - seen > LATE.toNanos()) {
      stopped += now - seen - TICK.toNanos();
    }
    seen = now;
    return now - stopped;
  }

  @Override
  public Alarm after(Duration delay, Runnable task) {
    long nanos = TimeLimit.atMost(delay).toNanos();
    ScheduledFuture<?> due = alarms.schedule(task, nanos, TimeUnit.NANOSECONDS);
    startTicking();
    return () -> due.cancel(false);
  }

  private synchronized void startTicking() {
    if (!ticking) {
      nanoTime();
      ticking = true;
      tickLater();
    }
  }

  private void tickLater() {
    ScheduledFuture<?> unused = alarms.schedule(this::tick, TICK.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Reads the time while there are alarms. */
  private synchronized void tick() {
    nanoTime();
    ticking = !alarms.getQueue().isEmpty();
    if (ticking) {
      tickLater();
    }
  }
}

package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SystemTimeSourceTest {

  private static final long STOPPED = Duration.ofSeconds(16).toNanos();

  private final AtomicLong system = new AtomicLong(Long.MAX_VALUE - 5);
  private final SystemTimeSource time = new SystemTimeSource(system::get);

  @Test
  void excludesTimeOfAStoppedProcess() {
    TimeSource.Alarm alarm = time.after(Duration.ofHours(1), () -> {});
    long before = time.nanoTime();
    system.addAndGet(STOPPED);
    assertThat(time.nanoTime() - before).isBetween(0L, Duration.ofSeconds(1).toNanos());
    alarm.cancel();
  }

  @Test
  void countsTimeOfARunningProcess() {
    TimeSource.Alarm alarm = time.after(Duration.ofHours(1), () -> {});
    long before = time.nanoTime();
    for (int second = 0; second < 16; second++) {
      system.addAndGet(STOPPED / 16);
      time.nanoTime();
    }
    assertThat(time.nanoTime() - before).isEqualTo(STOPPED);
    alarm.cancel();
  }

  @Test
  void countsAllTimeWithoutAlarms() {
    long before = time.nanoTime();
    system.addAndGet(STOPPED);
    assertThat(time.nanoTime() - before).isEqualTo(STOPPED);
  }

  @Test
  void countsAllTimeAfterTheLastAlarm() throws InterruptedException {
    CountDownLatch rang = new CountDownLatch(1);
    time.after(Duration.ZERO, rang::countDown);
    rang.await();
    Await.until(
        () -> {
          long before = time.nanoTime();
          system.addAndGet(STOPPED);
          return time.nanoTime() - before == STOPPED;
        });
  }
}

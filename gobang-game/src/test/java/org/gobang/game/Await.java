package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for the work of other threads. */
final class Await {

  private Await() {}

  static void until(BooleanSupplier condition) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
    while (!condition.getAsBoolean()) {
      assertThat(end - System.nanoTime()).as("time left to wait").isPositive();
      LockSupport.parkNanos(100_000);
    }
  }

  static void of(CountDownLatch latch) {
    try {
      assertThat(latch.await(120, TimeUnit.SECONDS)).as("the event occurred in time").isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits and ignores interrupts. */
  static void stubbornly(CountDownLatch latch) {
    boolean done = false;
    while (!done) {
      try {
        latch.await();
        done = true;
      } catch (InterruptedException ignored) {
        // Interrupts are ignored.
      }
    }
  }
}

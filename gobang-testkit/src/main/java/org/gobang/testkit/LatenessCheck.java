package org.gobang.testkit;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Checks time limits on a loaded machine.
 *
 * <p>A player is late only if it exceeds the limit in three attempts, each time by more than the
 * delay of the machine: during each attempt, a thread wakes up every millisecond and measures its
 * delay. Garbage collection and a busy processor delay both.
 */
final class LatenessCheck {

  private static final int ATTEMPTS = 3;
  private static final long BEAT = 1_000_000;

  private LatenessCheck() {}

  /** An attempt, which returns its duration in nanoseconds. */
  @FunctionalInterface
  interface Attempt {
    long nanos() throws Exception;
  }

  /**
   * Fails if none of three attempts was in time.
   *
   * @param what the operation, for the failure message
   */
  static void check(Promise promise, String what, Duration limit, Attempt attempt)
      throws Exception {
    check(promise, what, limit, ATTEMPTS, attempt);
  }

  /** Fails if none of several attempts was in time. */
  static void check(Promise promise, String what, Duration limit, int attempts, Attempt attempt)
      throws Exception {
    long took = 0;
    long slack = 0;
    for (int i = 0; i < attempts; i++) {
      AtomicLong worst = new AtomicLong();
      Thread beats = new Thread(() -> beat(worst), "gobang-testkit-beats");
      beats.setDaemon(true);
      beats.start();
      try {
        took = attempt.nanos();
      } finally {
        beats.interrupt();
        beats.join();
      }
      slack = 2 * worst.get();
      if (took <= limit.toNanos() + slack) {
        return;
      }
    }
    throw promise.broken(
        "%s took %d ms; at most %d ms were allowed, and %d ms more for the machine (in the last of %d attempts)",
        what, took / 1_000_000, limit.toMillis(), slack / 1_000_000, attempts);
  }

  private static void beat(AtomicLong worst) {
    long last = System.nanoTime();
    while (!Thread.currentThread().isInterrupted()) {
      LockSupport.parkNanos(BEAT);
      long now = System.nanoTime();
      long missed = now - last - BEAT;
      worst.accumulateAndGet(missed, Math::max);
      last = now;
    }
  }
}

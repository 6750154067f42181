package org.gobang.engines.process;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** All running child processes. A shutdown hook stops them when the application exits. */
final class ChildProcesses {

  private static final Set<ChildProcess> CHILDREN = ConcurrentHashMap.newKeySet();

  private static final CountDownLatch ENDING = new CountDownLatch(1);

  private static volatile CompletableFuture<?> held = CompletableFuture.completedFuture(null);

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(ChildProcesses::endAll, "gobang-process-end"));
  }

  private ChildProcesses() {}

  static void keepUntil(CompletableFuture<?> newHeld) {
    held = newHeld;
  }

  static void add(ChildProcess child) {
    CHILDREN.add(child);
    if (ENDING.getCount() == 0) {
      child.kill();
    }
  }

  /** Waits up to a time limit and returns whether the application starts to exit. */
  static boolean isEndingWithin(Duration time) throws InterruptedException {
    return ENDING.await(time.toNanos(), TimeUnit.NANOSECONDS);
  }

  static void remove(ChildProcess child) {
    CHILDREN.remove(child);
  }

  /** Closes all inputs first, so that all processes share one time limit. */
  private static void endAll() {
    held.join();
    ENDING.countDown();
    CHILDREN.forEach(ChildProcess::endInput);
    long end = System.nanoTime() + ChildProcess.EXIT_TIMEOUT.toNanos();
    try {
      for (ChildProcess child : CHILDREN) {
        child.await(Duration.ofNanos(end - System.nanoTime()));
      }
    } catch (InterruptedException atOnce) {
      // They are killed below in any case.
    }
    CHILDREN.forEach(ChildProcess::beginToKill);
    CHILDREN.forEach(ChildProcess::kill);
  }
}

package org.gobang.engines.process;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** All processes that are not closed yet: none of them outlives the application. */
final class Nursery {

  private static final Set<ChildProcess> CHILDREN = ConcurrentHashMap.newKeySet();

  private static final CountDownLatch ENDING = new CountDownLatch(1);

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Nursery::endAll, "gobang-process-end"));
  }

  private Nursery() {}

  static void add(ChildProcess child) {
    CHILDREN.add(child);
    if (ENDING.getCount() == 0) {
      child.kill();
    }
  }

  /** Whether the application ends within a time, and with it all of them. */
  static boolean isEndingWithin(Duration time) throws InterruptedException {
    return ENDING.await(time.toNanos(), TimeUnit.NANOSECONDS);
  }

  static void remove(ChildProcess child) {
    CHILDREN.remove(child);
  }

  /** All are asked first, so that together they take no longer than one of them may. */
  private static void endAll() {
    ENDING.countDown();
    CHILDREN.forEach(ChildProcess::endInput);
    long end = System.nanoTime() + ChildProcess.TO_END.toNanos();
    try {
      for (ChildProcess child : CHILDREN) {
        child.await(Duration.ofNanos(end - System.nanoTime()));
      }
    } catch (InterruptedException atOnce) {
      // They are ended in any case.
    }
    CHILDREN.forEach(ChildProcess::beginToKill);
    CHILDREN.forEach(ChildProcess::kill);
  }
}

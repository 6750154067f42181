package org.gobang.engines.process;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** All processes that are not closed yet: none of them outlives the application. */
final class Nursery {

  private static final Set<ChildProcess> CHILDREN = ConcurrentHashMap.newKeySet();

  private static volatile boolean ending;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Nursery::endAll, "gobang-process-end"));
  }

  private Nursery() {}

  static void add(ChildProcess child) {
    CHILDREN.add(child);
    if (ending) {
      child.kill();
    }
  }

  /** Whether the application ends, and with it all of them. */
  static boolean isEnding() {
    return ending;
  }

  static void remove(ChildProcess child) {
    CHILDREN.remove(child);
  }

  /** All are asked first, so that together they take no longer than one of them may. */
  private static void endAll() {
    ending = true;
    CHILDREN.forEach(ChildProcess::endInput);
    long end = System.nanoTime() + ChildProcess.TO_END.toNanos();
    try {
      for (ChildProcess child : CHILDREN) {
        child.await(Duration.ofNanos(end - System.nanoTime()));
      }
    } catch (InterruptedException atOnce) {
      // They are ended in any case.
    }
    CHILDREN.forEach(ChildProcess::kill);
  }
}

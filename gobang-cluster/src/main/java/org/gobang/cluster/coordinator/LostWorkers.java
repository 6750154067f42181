package org.gobang.cluster.coordinator;

import java.time.Duration;
import org.gobang.game.HostThreads;

/** Detects lost workers on a separate thread. */
final class LostWorkers implements AutoCloseable {

  private final Thread thread;

  /**
   * Creates a detector and starts it.
   *
   * @param every the time between two looks
   * @param watcher receives each worker that is found lost, once
   */
  LostWorkers(WorkerTable workers, Duration every, WorkerWatcher watcher) {
    thread = HostThreads.create("gobang-lost-workers", () -> look(workers, every, watcher));
    thread.start();
  }

  private static void look(WorkerTable workers, Duration every, WorkerWatcher watcher) {
    try {
      while (true) {
        Thread.sleep(every.toMillis());
        workers.lost().forEach(worker -> watcher.changed(worker, WorkerChange.LOST));
      }
    } catch (InterruptedException ended) {
      // The coordinator is closed.
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}

package org.gobang.ui.console.fake;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/** A loop that goes round when the test says so. */
public final class TestLoop implements Executor {

  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Does all there is. */
  public void runAll() {
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
      task.run();
    }
  }
}

package org.gobang.ui.console.fake;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** A loop that goes round when the test says so. */
public final class TestLoop implements Executor {

  private final Deque<Runnable> tasks = new ArrayDeque<>();

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

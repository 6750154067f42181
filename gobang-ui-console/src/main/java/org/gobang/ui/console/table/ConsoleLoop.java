package org.gobang.ui.console.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The task queue of the interface thread. Other threads add events without waiting, so that a slow
 * terminal never delays a game.
 */
public final class ConsoleLoop implements Executor {

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /**
   * Waits for a task and runs it.
   *
   * @throws InterruptedException if the application exits
   */
  public void runNext() throws InterruptedException {
    tasks.take().run();
  }

  /**
   * Waits a limited time for a task, then runs all pending tasks, so that the screen is drawn only
   * once.
   *
   * @return whether a task was run
   * @throws InterruptedException if the application exits
   */
  public boolean runAll(Duration wait) throws InterruptedException {
    Runnable task = tasks.poll(wait.toMillis(), TimeUnit.MILLISECONDS);
    if (task == null) {
      return false;
    }
    // Tasks added meanwhile run on the next call, so that a busy game cannot block the screen.
    List<Runnable> pending = new ArrayList<>(List.of(task));
    tasks.drainTo(pending);
    pending.forEach(Runnable::run);
    return true;
  }
}

package org.gobang.ui.console.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The task queue of the interface thread. Other threads add their events and continue at once, so
 * that a slow terminal never delays a game.
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
   * @throws InterruptedException if the application ends
   */
  public void runNext() throws InterruptedException {
    tasks.take().run();
  }

  /**
   * Waits a limited time for a task, then runs all pending ones, so that a screen is drawn once for
   * all of them.
   *
   * @return whether there was any
   * @throws InterruptedException if the application ends
   */
  public boolean runAll(Duration wait) throws InterruptedException {
    Runnable task = tasks.poll(wait.toMillis(), TimeUnit.MILLISECONDS);
    if (task == null) {
      return false;
    }
    // Tasks added meanwhile run the next time, so that a busy game cannot block the screen.
    List<Runnable> pending = new ArrayList<>(List.of(task));
    tasks.drainTo(pending);
    pending.forEach(Runnable::run);
    return true;
  }
}

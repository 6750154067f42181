package org.gobang.ui.console.table;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The queue of the tasks of the interface's own thread. Other threads put their events here and go
 * on at once, so that a slow terminal never holds up a game.
 */
public final class ConsoleLoop implements Executor {

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /**
   * Waits for something to do and does it.
   *
   * @throws InterruptedException if the application ends
   */
  public void runNext() throws InterruptedException {
    tasks.take().run();
  }

  /**
   * Waits a while for something to do, and does all there is: a screen is drawn once for all of it.
   *
   * @return whether there was anything
   * @throws InterruptedException if the application ends
   */
  public boolean runAll(Duration wait) throws InterruptedException {
    Runnable task = tasks.poll(wait.toMillis(), TimeUnit.MILLISECONDS);
    if (task == null) {
      return false;
    }
    // What these put into the queue comes next time, or a busy game would keep the screen still.
    for (int left = tasks.size(); task != null; left--) {
      task.run();
      task = left > 0 ? tasks.poll() : null;
    }
    return true;
  }
}

package org.gobang.ui.web.session;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The event loop of one table: tasks run one at a time and in order, on threads shared by all
 * tables. Any thread may add tasks.
 */
public final class TableLoop implements Executor {

  private static final int LONGEST_SECONDS = 10;

  private static final Logger LOG = LoggerFactory.getLogger(TableLoop.class);

  /** Runs a task after a delay, on any thread. */
  public interface Timer {

    /** The system timer. */
    Timer CLOCK =
        (delay, task) ->
            CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS)
                .execute(task);

    /** Runs a task after a delay. */
    void after(Duration delay, Runnable task);
  }

  private final Executor threads;
  private final Executor waiters;
  private final Timer timer;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean running;

  /**
   * Creates a loop without tasks.
   *
   * @param threads run the tasks of all tables
   * @param waiters run tasks that wait for plugins or for the disk
   * @param timer runs tasks after delays
   */
  public TableLoop(Executor threads, Executor waiters, Timer timer) {
    this.threads = threads;
    this.waiters = waiters;
    this.timer = timer;
  }

  @Override
  public void execute(Runnable task) {
    synchronized (waiting) {
      waiting.add(task);
      if (running) {
        return;
      }
      running = true;
    }
    submit(threads, this::runOne);
  }

  private static void submit(Executor threads, Runnable task) {
    try {
      threads.execute(task);
    } catch (RejectedExecutionException ended) {
      // The server has stopped, so there is nothing to show.
      LOG.debug("A task came after the end", ended);
    }
  }

  /** Runs one task, so that other tables do not wait for several. */
  private void runOne() {
    Runnable task;
    synchronized (waiting) {
      task = waiting.remove();
    }
    try {
      task.run();
    } catch (RuntimeException | Error failed) {
      LOG.error("A task of a table failed", failed);
    }
    synchronized (waiting) {
      running = !waiting.isEmpty();
      if (!running) {
        return;
      }
    }
    submit(threads, this::runOne);
  }

  /**
   * Runs a task and waits for it.
   *
   * @return the result
   * @throws RefusedException if the task throws one, or does not complete within 10 seconds
   */
  public <T> T call(Supplier<T> task) {
    return await(CompletableFuture.supplyAsync(task, this));
  }

  /**
   * Waits for a result.
   *
   * @throws RefusedException if the task is refused or does not complete in time
   */
  public static <T> T await(CompletableFuture<T> result) {
    try {
      return result.get(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException late) {
      // Cancelled so that the caller can try again.
      result.cancel(false);
      throw new RefusedException("web-busy", "Gobang is busy; please try again");
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RefusedException refused) {
        throw refused;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      throw new RefusedException("web-ended", "Gobang has ended");
    }
  }

  /** Runs a task that waits for plugins or the disk, in parallel to the loop. */
  public void aside(Runnable task) {
    submit(waiters, task);
  }

  /**
   * Returns the executor for tasks that wait for plugins or the disk. It runs several tasks in
   * parallel.
   */
  public Executor waiters() {
    return waiters;
  }

  /** Adds a task after a delay. */
  public void later(Duration delay, Runnable task) {
    timer.after(delay, () -> execute(task));
  }
}

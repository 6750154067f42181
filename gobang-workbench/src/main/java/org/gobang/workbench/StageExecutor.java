package org.gobang.workbench;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs tasks that wait, each on a daemon thread that no other task waits for, and completes stages
 * with their results.
 */
final class StageExecutor {

  private static final Logger LOG = LoggerFactory.getLogger(StageExecutor.class);

  private final ExecutorService threads;

  /**
   * An executor without threads yet.
   *
   * @param name the name of its threads
   */
  StageExecutor(String name) {
    threads =
        Executors.newCachedThreadPool(
            code -> {
              Thread thread = new Thread(code, name);
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Starts a task.
   *
   * @return completes on the task's thread, and fails with what the task throws, or with a {@link
   *     RefusedException} after {@link #shutdown}
   */
  <T> CompletionStage<T> supply(Supplier<T> task) {
    CompletableFuture<T> stage = new CompletableFuture<>();
    try {
      threads.execute(() -> complete(stage, task));
    } catch (RejectedExecutionException closed) {
      stage.completeExceptionally(new RefusedException("the workbench is closed", closed));
    }
    return stage;
  }

  private static <T> void complete(CompletableFuture<T> stage, Supplier<T> task) {
    try {
      stage.complete(task.get());
    } catch (RefusedException refused) {
      stage.completeExceptionally(refused);
    } catch (Throwable e) {
      LOG.error("A task of a front end failed", e);
      stage.completeExceptionally(e);
    }
  }

  /** Interrupts the tasks that run, and refuses others. */
  void shutdown() {
    threads.shutdownNow();
  }

  /** Waits after {@link #shutdown} until the tasks have ended, or the time is over. */
  void await(Duration limit) throws InterruptedException {
    if (!threads.awaitTermination(limit.toNanos(), TimeUnit.NANOSECONDS)) {
      LOG.warn("A task of a front end did not end within {}", limit);
    }
  }
}

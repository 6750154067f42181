package org.gobang.workbench.platform;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs blocking tasks on daemon threads, and completes stages with their results. */
public final class StageExecutor implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(StageExecutor.class);

  /**
   * The time limit for closing, because an unresponsive disk must not prevent the process from
   * exiting.
   */
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(10);

  private final ExecutorService threads;

  private StageExecutor(String name, Function<ThreadFactory, ExecutorService> kind) {
    threads = kind.apply(HostThreads.factory(name));
  }

  /**
   * Creates an executor that runs each task on a separate thread.
   *
   * @param name the name of the threads
   */
  public static StageExecutor pooled(String name) {
    return new StageExecutor(name, Executors::newCachedThreadPool);
  }

  /**
   * Creates an executor that runs tasks one at a time, in the order of the calls.
   *
   * @param name the name of the thread
   */
  public static StageExecutor sequential(String name) {
    return new StageExecutor(name, Executors::newSingleThreadExecutor);
  }

  /**
   * Starts a task.
   *
   * @return a stage that completes on the task's thread; fails with the exception of the task, or
   *     with a {@link RefusedException} after {@link #shutdown} or {@link #close}
   */
  public <T> CompletionStage<T> supply(Supplier<T> task) {
    CompletableFuture<T> stage = new CompletableFuture<>();
    try {
      threads.execute(() -> complete(stage, task));
    } catch (RejectedExecutionException closed) {
      stage.completeExceptionally(new RefusedException("the workbench is closed", closed));
    }
    return stage;
  }

  /**
   * Starts a task without a result.
   *
   * @return a stage as returned by {@link #supply}
   */
  public CompletionStage<Void> run(Runnable task) {
    return supply(
        () -> {
          task.run();
          return null;
        });
  }

  private static <T> void complete(CompletableFuture<T> stage, Supplier<T> task) {
    try {
      stage.complete(task.get());
    } catch (RefusedException refused) {
      stage.completeExceptionally(refused);
    } catch (Throwable e) {
      LOG.error("A task of an interface failed", e);
      stage.completeExceptionally(e);
    }
  }

  /** Interrupts running tasks and rejects new ones. */
  public void shutdown() {
    threads.shutdownNow();
  }

  /**
   * Interrupts running tasks and rejects new ones, without waiting.
   *
   * @param last runs on a separate thread when the tasks have completed, or after 10 seconds
   */
  public void shutdown(Runnable last) {
    shutdown();
    HostThreads.start(
        "gobang-end",
        () -> {
          awaitClosed();
          last.run();
        });
  }

  /** Waits after {@link #shutdown} until the tasks have completed or the time limit has passed. */
  public void await(Duration limit) throws InterruptedException {
    if (!threads.awaitTermination(limit.toNanos(), TimeUnit.NANOSECONDS)) {
      LOG.warn("A task of an interface did not end within {}", limit);
    }
  }

  /** Rejects new tasks, and waits at most 10 seconds for started ones. */
  @Override
  public void close() {
    threads.shutdown();
    awaitClosed();
  }

  private void awaitClosed() {
    try {
      await(CLOSE_LIMIT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

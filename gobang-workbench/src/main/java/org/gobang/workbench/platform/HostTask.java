package org.gobang.workbench.platform;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.RunningTask;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A task on a daemon thread. Closing it cancels its result. */
public final class HostTask<T> implements RunningTask<T> {

  private static final Logger LOG = LoggerFactory.getLogger(HostTask.class);

  private final CompletableFuture<T> result = new CompletableFuture<>();

  /** The view of the result for callers, who cannot complete it. */
  private final CompletionStage<T> stage = result.minimalCompletionStage();

  private volatile Runnable interruption = () -> {};
  private volatile boolean closed;

  private HostTask() {}

  /** The body of a task, which can check whether the task was closed. */
  @FunctionalInterface
  public interface Body<T> {

    T run(BooleanSupplier closed) throws InterruptedException;
  }

  /**
   * Starts a task on a separate thread, which is interrupted when the task is closed.
   *
   * @param thread the name of the thread
   */
  public static <T> RunningTask<T> start(String thread, Body<T> body) {
    HostTask<T> task = new HostTask<>();
    Thread own = HostThreads.create(thread, () -> task.run(body));
    task.interruption = own::interrupt;
    own.start();
    return task;
  }

  /** Starts a task after the previous ones. The task stops soon after it is closed. */
  public static <T> RunningTask<T> start(StageExecutor executor, Body<T> body) {
    HostTask<T> task = new HostTask<>();
    executor
        .run(() -> task.run(body))
        .exceptionally(
            refused -> {
              task.result.completeExceptionally(refused);
              return null;
            });
    return task;
  }

  private void run(Body<T> body) {
    try {
      T made = body.run(() -> closed);
      if (closed) {
        cancel();
      } else {
        result.complete(made);
      }
    } catch (Throwable e) {
      if (closed) {
        cancel();
      } else {
        if (!(e instanceof RefusedException)) {
          LOG.error("The task {} failed", Thread.currentThread().getName(), e);
        }
        result.completeExceptionally(e);
      }
    }
  }

  private void cancel() {
    result.completeExceptionally(new CancellationException("the task was closed"));
  }

  @Override
  public CompletionStage<T> result() {
    return stage;
  }

  @Override
  public void close() {
    closed = true;
    interruption.run();
  }
}

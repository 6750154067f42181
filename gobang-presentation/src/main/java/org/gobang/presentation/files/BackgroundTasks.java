package org.gobang.presentation.files;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Notices;

/**
 * Runs background tasks that wait for the disk or for plugins.
 *
 * @param context receives the results
 * @param worker runs them
 */
public record BackgroundTasks(InterfaceContext context, Executor worker) {

  /** Returns the notices for results and refusals. */
  public Notices notices() {
    return context.notices();
  }

  /** Passes the result of a stage to the interface thread; a refusal becomes a notice. */
  public <T> void deliver(CompletionStage<T> stage, Consumer<T> result) {
    context.deliver(stage, result);
  }

  /** Passes the result or refusal of a stage to the interface thread. */
  public <T> void deliver(
      CompletionStage<T> stage, Consumer<T> result, Consumer<RefusedException> refused) {
    context.deliver(stage, result, refused);
  }

  /**
   * Runs a task on the worker and passes the result to the interface thread; a refusal becomes a
   * notice.
   */
  public <T> void run(Supplier<T> task, Consumer<T> result) {
    deliver(submit(task), result);
  }

  /** Runs a task on the worker. */
  public <T> CompletionStage<T> submit(Supplier<T> task) {
    return CompletableFuture.supplyAsync(task, worker);
  }

  /** Returns an unstarted daemon thread, which does not prevent the process from exiting. */
  public static Thread thread(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Starts a daemon thread, which does not prevent the process from exiting. */
  public static Thread start(String name, Runnable task) {
    Thread thread = thread(name, task);
    thread.start();
    return thread;
  }
}

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
 * Tasks of a user interface that wait, for the disk or for plugins.
 *
 * @param context where their results go
 * @param worker runs them
 */
public record BackgroundTasks(InterfaceContext context, Executor worker) {

  /** Shows what was done, and what was refused. */
  public Notices notices() {
    return context.notices();
  }

  /** Passes the result of a stage to the user interface's thread; a refusal becomes a notice. */
  public <T> void deliver(CompletionStage<T> stage, Consumer<T> result) {
    context.deliver(stage, result);
  }

  /** Passes the result of a stage, or why it was refused, to the user interface's thread. */
  public <T> void deliver(
      CompletionStage<T> stage, Consumer<T> result, Consumer<RefusedException> refused) {
    context.deliver(stage, result, refused);
  }

  /** Runs a task on the worker, and delivers its result in the same way. */
  public <T> void run(Supplier<T> task, Consumer<T> result) {
    deliver(submit(task), result);
  }

  /** Runs a task on the worker. */
  public <T> CompletionStage<T> submit(Supplier<T> task) {
    return CompletableFuture.supplyAsync(task, worker);
  }
}

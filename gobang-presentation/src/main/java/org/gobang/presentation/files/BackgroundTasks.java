package org.gobang.presentation.files;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.StageOutcome;

/**
 * Passes what the host or a worker does in the background to the front end's thread.
 *
 * @param frontEnd runs tasks on the front end's thread
 * @param worker runs what waits in the front end itself
 * @param notices shows what was refused
 */
public record BackgroundTasks(Executor frontEnd, Executor worker, Notices notices) {

  /** Passes the result of a stage to the front end's thread; a refusal becomes a notice. */
  public <T> void deliver(CompletionStage<T> stage, Consumer<T> result) {
    deliver(stage, result, notices::fail);
  }

  /** Passes the result of a stage, or why it was refused, to the front end's thread. */
  public <T> void deliver(
      CompletionStage<T> stage, Consumer<T> result, Consumer<RefusedException> refused) {
    StageOutcome.deliver(stage, frontEnd, result, refused);
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

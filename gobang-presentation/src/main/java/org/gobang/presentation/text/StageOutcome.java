package org.gobang.presentation.text;

import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;

/** Passes the outcome of a stage to the interface thread. */
public final class StageOutcome {

  private StageOutcome() {}

  /**
   * Passes on the outcome of a stage when it is complete.
   *
   * @param frontEnd runs tasks on the interface thread
   * @param result receives the result there
   * @param refused receives the refusal there
   */
  public static <T> void deliver(
      CompletionStage<T> stage,
      Executor frontEnd,
      Consumer<? super T> result,
      Consumer<RefusedException> refused) {
    stage.whenComplete(
        (found, failure) ->
            frontEnd.execute(
                failure == null
                    ? () -> result.accept(found)
                    : () -> refused.accept(refusal(failure))));
  }

  /**
   * Waits for the result of a stage.
   *
   * @throws RefusedException if the stage failed with a refusal
   */
  public static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException failed) {
      throw refusal(failed);
    }
  }

  /**
   * Returns the refusal that caused a stage, or an earlier stage, to fail.
   *
   * @param failure the failure of the stage; one that is not a refusal is converted to one, with
   *     its description
   */
  public static RefusedException refusal(Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    return cause instanceof RefusedException refused
        ? refused
        : new RefusedException(String.valueOf(cause), cause);
  }
}

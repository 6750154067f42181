package org.gobang.launcher.cli;

import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.gobang.presentation.text.StageOutcome;

/** Waits for stages of the host, because a command has nothing else to do. */
public final class StageWaiter {

  private StageWaiter() {}

  /**
   * Returns the result of a stage.
   *
   * @throws org.gobang.api.RefusedException if it was refused
   */
  public static <T> T result(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException failed) {
      throw StageOutcome.refusal(failed);
    }
  }
}

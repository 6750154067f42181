package org.gobang.workbench.update;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.workbench.RunningTask;
import org.gobang.workbench.platform.StageExecutor;

/** A check for updates, on a thread of its own. */
final class RunningCheck implements RunningTask<UpdateReport> {

  private final StageExecutor thread = StageExecutor.sequential("gobang-updates");
  private final CompletableFuture<UpdateReport> result = new CompletableFuture<>();
  private final CompletionStage<UpdateReport> stage = result.minimalCompletionStage();

  /** Starts to ask. */
  void start(Supplier<UpdateReport> asking) {
    thread
        .supply(asking)
        .whenComplete(
            (report, failed) -> {
              if (failed == null) {
                result.complete(report);
              } else {
                result.completeExceptionally(failed);
              }
              thread.shutdown();
            });
  }

  @Override
  public CompletionStage<UpdateReport> result() {
    return stage;
  }

  @Override
  public void close() {
    result.completeExceptionally(new CancellationException("the check was closed"));
    thread.shutdown();
  }
}

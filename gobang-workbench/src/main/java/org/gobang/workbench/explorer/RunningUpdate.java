package org.gobang.workbench.explorer;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.workbench.RunningTask;
import org.gobang.workbench.platform.StageExecutor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An update of the index, which waits for those before it. */
final class RunningUpdate implements RunningTask<IndexSummary> {

  private static final Logger LOG = LoggerFactory.getLogger(RunningUpdate.class);

  private final Runnable before;
  private final Function<BooleanSupplier, IndexSummary> task;
  private final CompletableFuture<IndexSummary> result = new CompletableFuture<>();

  /** The view of the result for callers, who cannot complete it. */
  private final CompletionStage<IndexSummary> stage = result.minimalCompletionStage();

  private volatile boolean closed;

  private RunningUpdate(Runnable before, Function<BooleanSupplier, IndexSummary> task) {
    this.before = before;
    this.task = task;
  }

  /**
   * Starts an update.
   *
   * @param executor runs one update after the other
   * @param before runs first, also when the update is cancelled before it begins
   * @param task updates the index until it is cancelled
   */
  static RunningUpdate start(
      StageExecutor executor, Runnable before, Function<BooleanSupplier, IndexSummary> task) {
    RunningUpdate update = new RunningUpdate(before, task);
    executor
        .run(update::run)
        .exceptionally(
            refused -> {
              update.result.completeExceptionally(refused);
              return null;
            });
    return update;
  }

  private void run() {
    try {
      before.run();
      Optional<IndexSummary> made =
          closed ? Optional.empty() : Optional.of(task.apply(() -> closed));
      if (closed || made.isEmpty()) {
        result.completeExceptionally(new CancellationException("the update was closed"));
      } else {
        result.complete(made.get());
      }
    } catch (RefusedException refused) {
      result.completeExceptionally(refused);
    } catch (Throwable e) {
      LOG.error("An update of the index failed", e);
      result.completeExceptionally(e);
    }
  }

  @Override
  public CompletionStage<IndexSummary> result() {
    return stage;
  }

  @Override
  public void close() {
    closed = true;
  }
}

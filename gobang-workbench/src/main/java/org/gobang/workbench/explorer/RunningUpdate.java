package org.gobang.workbench.explorer;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.IndexUpdate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An update of the index on a daemon thread of its own. */
final class RunningUpdate implements IndexUpdate {

  private static final Logger LOG = LoggerFactory.getLogger(RunningUpdate.class);

  private final Function<BooleanSupplier, IndexSummary> task;
  private final CompletableFuture<IndexSummary> result = new CompletableFuture<>();

  /** The view of the result for callers, who cannot complete it. */
  private final CompletionStage<IndexSummary> stage = result.minimalCompletionStage();

  private volatile boolean closed;

  private RunningUpdate(Function<BooleanSupplier, IndexSummary> task) {
    this.task = task;
  }

  /**
   * Starts an update.
   *
   * @param task updates the index until it is told that it is cancelled
   */
  static RunningUpdate start(Function<BooleanSupplier, IndexSummary> task) {
    RunningUpdate update = new RunningUpdate(task);
    Thread thread = new Thread(update::run, "gobang-explorer-update");
    thread.setDaemon(true);
    thread.start();
    return update;
  }

  private void run() {
    try {
      IndexSummary made = task.apply(() -> closed);
      if (closed) {
        result.completeExceptionally(new CancellationException("the update was closed"));
      } else {
        result.complete(made);
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

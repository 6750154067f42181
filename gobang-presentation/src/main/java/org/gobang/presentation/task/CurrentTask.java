package org.gobang.presentation.task;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.text.StageOutcome;

/**
 * At most one running task of the host. The outcome of a task that was closed or replaced is
 * ignored. Use only on the interface thread.
 *
 * @param <T> the result
 */
public final class CurrentTask<T> implements AutoCloseable {

  private final Executor frontEnd;
  private Optional<RunningTask<T>> current = Optional.empty();

  /**
   * Creates a holder without a task.
   *
   * @param frontEnd runs tasks on the interface thread
   */
  public CurrentTask(Executor frontEnd) {
    this.frontEnd = frontEnd;
  }

  /**
   * Runs a started task in place of the current one, which is closed.
   *
   * @param result receives the result when the task is no longer current
   * @param refused receives the refusal when the task is no longer current
   */
  public void run(
      RunningTask<T> task, Consumer<? super T> result, Consumer<RefusedException> refused) {
    close();
    current = Optional.of(task);
    StageOutcome.deliver(
        task.result(),
        frontEnd,
        found -> end(task, () -> result.accept(found)),
        why -> end(task, () -> refused.accept(why)));
  }

  private void end(RunningTask<T> task, Runnable outcome) {
    if (is(task)) {
      current = Optional.empty();
      outcome.run();
    }
  }

  /** Returns whether a task is the current one. */
  public boolean is(RunningTask<T> task) {
    return current.filter(task::equals).isPresent();
  }

  /** Returns whether there is a task. */
  public boolean runs() {
    return current.isPresent();
  }

  /** Cancels the task, if any. */
  @Override
  public void close() {
    current.ifPresent(RunningTask::close);
    current = Optional.empty();
  }
}

package org.gobang.presentation.files;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Notices;

/**
 * Runs what waits, such as for the disk, away from the front end's thread.
 *
 * @param frontEnd runs tasks on the front end's thread
 * @param worker runs what waits
 * @param notices shows what was refused
 */
public record BackgroundTasks(Executor frontEnd, Executor worker, Notices notices) {

  /** Runs a task, and passes its result to the front end's thread; a refusal becomes a notice. */
  public <T> void run(Supplier<T> task, Consumer<T> result) {
    run(task, result, notices::fail);
  }

  /** Runs a task, and passes its result, or why it was refused, to the front end's thread. */
  public <T> void run(Supplier<T> task, Consumer<T> result, Consumer<RefusedException> refused) {
    worker.execute(() -> frontEnd.execute(finished(task, result, refused)));
  }

  private static <T> Runnable finished(
      Supplier<T> task, Consumer<T> result, Consumer<RefusedException> refused) {
    try {
      T found = task.get();
      return () -> result.accept(found);
    } catch (RefusedException why) {
      return () -> refused.accept(why);
    }
  }
}

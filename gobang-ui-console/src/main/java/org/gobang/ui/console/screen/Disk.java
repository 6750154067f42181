package org.gobang.ui.console.screen;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Notices;

/** Runs what waits for the disk away from the thread that draws. */
record Disk(Executor loop, Executor worker, Notices notices) {

  /** Runs a task, and hands its result to the loop; a refusal becomes a notice. */
  <T> void run(Supplier<T> task, Consumer<T> result) {
    worker.execute(() -> loop.execute(finished(task, result)));
  }

  private <T> Runnable finished(Supplier<T> task, Consumer<T> result) {
    try {
      T found = task.get();
      return () -> result.accept(found);
    } catch (RefusedException refused) {
      return () -> notices.fail(refused);
    }
  }
}

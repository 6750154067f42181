package org.gobang.tuning;

import java.io.IOException;
import java.util.stream.Stream;

/** Where the tasks of a command are done. */
interface TaskExecutor extends AutoCloseable {

  /**
   * Does tasks in parallel, and passes on their results in the order of the tasks.
   *
   * @throws IOException if the sink failed
   * @throws org.gobang.api.RefusedException if workers refused a task too often
   */
  <T> void run(Stream<? extends Task<T>> tasks, OrderedExecutor.Sink<T> sink)
      throws IOException, InterruptedException;

  @Override
  default void close() {}

  /**
   * Tasks that are done on threads of this process.
   *
   * @param threads how many
   */
  record Local(int threads) implements TaskExecutor {

    @Override
    public <T> void run(Stream<? extends Task<T>> tasks, OrderedExecutor.Sink<T> sink)
        throws IOException, InterruptedException {
      OrderedExecutor.run(tasks.map(task -> task), threads, sink);
    }
  }
}

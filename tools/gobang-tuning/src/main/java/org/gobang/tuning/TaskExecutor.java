package org.gobang.tuning;

import java.io.IOException;
import java.util.stream.Stream;

/** Executes the tasks of a command. */
interface TaskExecutor extends AutoCloseable {

  /**
   * Executes tasks in parallel and delivers the results in order.
   *
   * @throws IOException if the receiver failed
   * @throws org.gobang.api.RefusedException if workers refused a task too often
   */
  <T> void run(Stream<? extends Task<T>> tasks, OrderedExecutor.Sink<T> sink)
      throws IOException, InterruptedException;

  @Override
  default void close() {}

  /**
   * An executor with threads in this process.
   *
   * @param threads the number of threads
   */
  record Local(int threads) implements TaskExecutor {

    @Override
    public <T> void run(Stream<? extends Task<T>> tasks, OrderedExecutor.Sink<T> sink)
        throws IOException, InterruptedException {
      OrderedExecutor.run(tasks.map(task -> task), threads, sink);
    }
  }
}

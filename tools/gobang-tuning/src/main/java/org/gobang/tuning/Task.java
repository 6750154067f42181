package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.concurrent.Callable;

/**
 * A self-contained task with the same result on every machine.
 *
 * @param <T> the type of the result; its {@code toString} is sent, and {@link #parse} reads it
 */
interface Task<T> extends Callable<T> {

  /** Returns the kind of the jobs for a class of tasks. */
  static String kind(Class<?> tasks) {
    return tasks.getSimpleName();
  }

  /** Executes the task in this process and returns the result. */
  @Override
  T call();

  /** Writes the fields of the job body. */
  void write(JsonGenerator json) throws IOException;

  /**
   * Parses the result from a worker.
   *
   * @throws IllegalArgumentException if it is invalid
   * @throws org.gobang.api.RefusedException likewise
   */
  T parse(String result);
}

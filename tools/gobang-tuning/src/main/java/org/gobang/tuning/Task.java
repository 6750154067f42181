package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.concurrent.Callable;

/**
 * A piece of work that has all it needs in it: what comes of it is the same wherever it is done.
 *
 * @param <T> the type of what comes of it; its {@code toString} is sent, and {@link #parse} reads
 *     it
 */
interface Task<T> extends Callable<T> {

  /** Which work a class of tasks is: the kind of the job. */
  static String kind(Class<?> tasks) {
    return tasks.getSimpleName();
  }

  /** Does it here. */
  @Override
  T call();

  /** Writes the fields of the job's body. */
  void write(JsonGenerator json) throws IOException;

  /**
   * Reads what came of it elsewhere.
   *
   * @throws IllegalArgumentException if it is none
   * @throws org.gobang.api.RefusedException likewise
   */
  T parse(String result);
}

package org.gobang.api.workbench;

import java.util.concurrent.CompletionStage;

/**
 * A task of the host in progress, such as an analysis, a review or a listing. Several may run at
 * once.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 *
 * @param <T> the result
 */
public interface RunningTask<T> extends AutoCloseable {

  /**
   * Returns the result. The method that started the task documents the result and the refusals.
   *
   * @return the same stage each time; completes once, on a thread of the host. By default, it fails
   *     with a {@link java.util.concurrent.CancellationException} if the task was closed before
   *     completion
   */
  CompletionStage<T> result();

  /** Cancels the task if the result is no longer needed. */
  @Override
  void close();
}

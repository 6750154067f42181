package org.gobang.api.review;

import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;

/**
 * A review of a game or of a move while it is made. Several may run at once.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 *
 * @param <T> what comes of it
 */
@Experimental
public interface Review<T> extends AutoCloseable {

  /**
   * What comes of it.
   *
   * @return the same stage each time; completes once, on a thread of the host. It is refused if the
   *     player cannot judge the game, and fails with a {@link
   *     java.util.concurrent.CancellationException} if the review was closed before its end
   */
  CompletionStage<T> result();

  /** Ends the review, whose result is not needed any more. */
  @Override
  void close();
}

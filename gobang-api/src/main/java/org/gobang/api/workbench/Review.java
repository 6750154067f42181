package org.gobang.api.workbench;

import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.review.GameReview;

/**
 * A review while it is made. Several may run at once.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Review extends AutoCloseable {

  /**
   * What comes of it.
   *
   * @return the same stage each time; completes once, on a thread of the host. It is refused if the
   *     player cannot judge the game, and fails with a {@link
   *     java.util.concurrent.CancellationException} if the review was closed before its end
   */
  CompletionStage<GameReview> result();

  /** Ends the review, whose result is not needed any more. */
  @Override
  void close();
}

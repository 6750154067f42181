package org.gobang.launcher.study;

import java.util.OptionalInt;
import org.gobang.api.review.GameReview;
import org.gobang.study.review.GameReviewer;

/** Reviews games in this process or with workers. Used by several threads concurrently. */
interface Reviews extends AutoCloseable {

  /**
   * Reviews a game.
   *
   * @param progress receives the progress, on this thread
   * @throws org.gobang.api.RefusedException if it cannot be reviewed
   * @throws InterruptedException if the thread was interrupted
   */
  GameReview review(ReviewedGame game, GameReviewer.Progress progress) throws InterruptedException;

  /** Returns the number of games reviewed in parallel. */
  int atATime();

  /** Returns the number of active workers; empty for reviews in this process. */
  default OptionalInt workers() {
    return OptionalInt.empty();
  }

  @Override
  default void close() {}
}

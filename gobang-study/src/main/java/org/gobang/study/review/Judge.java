package org.gobang.study.review;

import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;

/** Judges positions, by a player that reports scores and lines. Used on one thread at a time. */
@FunctionalInterface
public interface Judge {

  /**
   * Judges a position.
   *
   * @param board a position that is not over and offers no choice
   * @param budget what the judgement may cost
   * @return the judgement
   * @throws RefusedException if the player fails, or reports no score
   * @throws InterruptedException if the thread was interrupted, as by cancelling the review
   */
  Judgement judge(Board board, Budget budget) throws InterruptedException;
}

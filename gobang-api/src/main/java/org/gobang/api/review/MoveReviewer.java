package org.gobang.api.review;

import org.gobang.api.Experimental;
import org.gobang.api.Move;
import org.gobang.api.workbench.RunningTask;

/**
 * A reviewer of moves from one position, with an evaluation that starts before a move is known.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface MoveReviewer extends AutoCloseable {

  /**
   * Reviews a move like a review of the game, but evaluates only the positions before and after it.
   * Moves are reviewed one after the other, in the order of the calls; known positions are not
   * searched again.
   *
   * @param move a move from the position, not necessarily a move of the game
   * @return the running review, closed with this reviewer; refused if the move cannot be played
   */
  RunningTask<ReviewedMove> review(Move move);

  /** Stops the evaluation of the position and all unfinished reviews. */
  @Override
  void close();
}

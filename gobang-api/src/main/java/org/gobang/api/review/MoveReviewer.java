package org.gobang.api.review;

import org.gobang.api.Experimental;
import org.gobang.api.Move;
import org.gobang.api.workbench.RunningTask;

/**
 * Reviews moves from one position, which is judged from the beginning, while no move is known yet.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface MoveReviewer extends AutoCloseable {

  /**
   * Reviews a move, as a review of the game does: the positions before and after it are judged, and
   * no other. Moves are reviewed one after the other, in the order of the calls; what is known of a
   * position by then is not searched again.
   *
   * @param move a move from the position, which may be one that is only thought of
   * @return the running review; refused also if the move cannot be played. Closing this reviewer
   *     closes it
   */
  RunningTask<ReviewedMove> review(Move move);

  /** Ends the judgement of the position, and all reviews that are not done. */
  @Override
  void close();
}

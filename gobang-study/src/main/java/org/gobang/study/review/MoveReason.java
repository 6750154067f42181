package org.gobang.study.review;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.study.threat.Threat;

/**
 * The reason why a move is a mistake, or the consequence of a move. {@link ReviewText} expresses it
 * in words.
 */
sealed interface MoveReason {

  /**
   * The side that moved can win: a mistake missed the win, any other move preserves it.
   *
   * @param win the win of that side
   */
  record OwnWin(ForcedWin win) implements MoveReason {}

  /**
   * The opponent can force a win after the move.
   *
   * @param left a threat of the opponent left on the board by the move
   * @param win the opponent's win
   */
  record AllowedWin(Optional<Threat> left, ForcedWin win) implements MoveReason {}

  /**
   * A threat of the opponent was left on the board.
   *
   * @param left the threat
   * @param opponent the side with the threat
   */
  record LeftThreat(Threat left, Stone opponent) implements MoveReason {}

  /**
   * Another move is better, but no threat explains it.
   *
   * @param best the better move
   * @param winBefore the win probability with the better move, from 0 to 1
   * @param winAfter the win probability with the played move
   */
  record Weaker(Point best, double winBefore, double winAfter) implements MoveReason {}
}

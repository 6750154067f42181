package org.gobang.api.review;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;

/**
 * A move of a game and its evaluation. Win rates are for the side that moved, from 0 to 1; a draw
 * counts as 0.5.
 *
 * <p>Implemented by the host; an immutable value that any thread may read.
 */
@Experimental
public interface ReviewedMove {

  /**
   * Returns the number of the move.
   *
   * @return 1 for the first move of the game
   */
  int number();

  /**
   * Returns the move.
   *
   * @return the move in the record
   */
  Move move();

  /**
   * Returns the side that moved.
   *
   * @return the side that moved
   */
  Stone side();

  /**
   * Returns the win rate before the move.
   *
   * @return from 0 to 1 with the best move; 0.5 if the move was not evaluated
   */
  double winBefore();

  /**
   * Returns the win rate after the move.
   *
   * @return from 0 to 1; 0.5 if the move was not evaluated
   */
  double winAfter();

  /**
   * Returns the win rate lost by the move.
   *
   * @return from 0 to 1; 0 for the best move
   */
  double loss();

  /**
   * Returns the class of the move.
   *
   * @return the class
   */
  MoveClass type();

  /**
   * Returns the best line.
   *
   * @return the points from the better move on; empty if the move was not evaluated, such as a
   *     choice
   */
  List<Point> line();

  /**
   * Returns the best move.
   *
   * @return the first point of the line; empty if the move was not evaluated
   */
  default Optional<Point> best() {
    return line().stream().findFirst();
  }

  /**
   * Returns the score of the best line.
   *
   * @return the player's score for the side that moved; empty if the move was not evaluated
   */
  Optional<Score> bestScore();

  /**
   * Returns the expected moves after the move.
   *
   * @return the points from the answer on; empty at the end of the game, or if the position after
   *     the move was not evaluated
   */
  List<Point> expected();

  /**
   * Returns the accuracy of the move: 100 without a loss, 64 for a loss of a tenth of the win rate.
   *
   * @return from 0 to 100
   */
  double accuracy();

  /**
   * Returns the proven consequence of the move: an existing or forced win of either side, or a
   * remaining threat of the opponent. It does not name the better move.
   *
   * @param language English or Chinese
   * @return a sentence without a full stop; empty if there is none
   */
  Optional<String> outlook(Locale language);

  /**
   * Returns the reason why the move is faulty.
   *
   * @param language English or Chinese
   * @return a sentence without a full stop; empty for a move without a fault or of a side that was
   *     not reviewed
   */
  Optional<String> reason(Locale language);
}

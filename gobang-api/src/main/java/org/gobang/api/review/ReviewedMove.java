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
 * A move of a game and what it was worth. Win probabilities are those of the side that moved, from
 * 0 to 1; a draw counts half.
 *
 * <p>Implemented by the host; a value, which any thread may read.
 */
@Experimental
public interface ReviewedMove {

  /**
   * Returns its number.
   *
   * @return 1 for the first move of the game
   */
  int number();

  /**
   * Returns the move.
   *
   * @return the move as the game has it
   */
  Move move();

  /**
   * Returns whose it is.
   *
   * @return the side that moved
   */
  Stone side();

  /**
   * Returns the win probability before the move.
   *
   * @return from 0 to 1, if the best move is made; 0.5 where the move was not valued
   */
  double winBefore();

  /**
   * Returns the win probability after the move.
   *
   * @return from 0 to 1; 0.5 where the move was not valued
   */
  double winAfter();

  /**
   * Returns how much of the win probability the move lost.
   *
   * @return from 0 to 1; 0 for the best move
   */
  double loss();

  /**
   * Returns how good it is.
   *
   * @return its class
   */
  MoveClass type();

  /**
   * Returns the line that is held best, in whose place the move was made.
   *
   * @return the points from the better move on; empty where the move was not valued, such as a
   *     choice that the board offers
   */
  List<Point> line();

  /**
   * Returns the move that is held best.
   *
   * @return the first point of the line; empty where the move was not valued
   */
  default Optional<Point> best() {
    return line().stream().findFirst();
  }

  /**
   * Returns what the best line is worth.
   *
   * @return the score for the side that moved, as the player that judged has it; empty where the
   *     move was not valued
   */
  Optional<Score> bestScore();

  /**
   * Returns what is expected after the move.
   *
   * @return the points from the answer on; empty at the end of the game, and where the position
   *     after the move was not judged
   */
  List<Point> expected();

  /**
   * Returns how accurate it is: a move that loses nothing has 100, one that loses a tenth of the
   * win probability 64.
   *
   * @return from 0 to 100
   */
  double accuracy();

  /**
   * Returns what follows from the move for certain: a win that a side has or can force after it, or
   * a threat of the opponent that it leaves on the board. It does not name the better move.
   *
   * @param language English or Chinese
   * @return a sentence without a full stop; empty where there is nothing of the kind
   */
  Optional<String> outlook(Locale language);

  /**
   * Returns why it is a fault.
   *
   * @param language English or Chinese
   * @return a sentence without a full stop; empty for a move that is no fault, or is of a side that
   *     was not reviewed
   */
  Optional<String> reason(Locale language);
}

package org.gobang.api.player;

import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/**
 * A request to a player for a move.
 *
 * <p>Implemented by the host.
 */
public interface Turn {

  /**
   * Returns the position. {@link Board#toAct} is the side to answer for.
   *
   * @return a board before the end of the game
   */
  Board board();

  /**
   * Returns the budget for the answer.
   *
   * @return the limits, which all apply together
   */
  Budget budget();

  /**
   * Returns the stop of this turn.
   *
   * @return the stop of this turn
   */
  Stop stop();

  /**
   * Returns the requested number of lines.
   *
   * @return 1 or more; players that do not report lines may ignore it
   */
  int lines();

  /**
   * Returns whether the turn is an analysis rather than a move of a game. In an analysis, a player
   * that varies its moves or answers some positions quickly plays its best move and uses the
   * budget.
   *
   * @return false in a game
   */
  default boolean isAnalysis() {
    return false;
  }

  /**
   * Returns the points excluded from an analysis: neither the answer nor a reported line may start
   * with one of them. At least one allowed point is not excluded.
   *
   * @return the points; always empty in a game, and empty if the player does not {@linkplain
   *     AnalysisFeature#EXCLUDED_MOVES support} exclusions
   */
  default Set<Point> excluded() {
    return Set.of();
  }

  /**
   * Returns whether an analysis searches only for a forced win of the side to move. The player then
   * searches until it finds a win or proves that there is none, and reports a line only if it wins.
   *
   * @return true for a win search; always false in a game, and false if the player does not
   *     {@linkplain AnalysisFeature#WIN_SEARCH support} it
   */
  default boolean seeksWin() {
    return false;
  }

  /**
   * Reports information about the thinking of the player. This call is cheap. Any thread may make
   * it at any time; it is ignored after the answer.
   *
   * @param insight weights, a line, or a note
   */
  void report(Insight insight);
}

package org.gobang.api.player;

import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/**
 * One question to a player: what to play here.
 *
 * <p>Implemented by the host.
 */
public interface Turn {

  /**
   * Returns the position; {@link Board#toAct} is the side to answer for.
   *
   * @return a board that is not over
   */
  Board board();

  /**
   * Returns what the answer may cost.
   *
   * @return the limits, which all hold together
   */
  Budget budget();

  /**
   * Returns the wish to have an answer now.
   *
   * @return the stop of this turn
   */
  Stop stop();

  /**
   * Returns how many lines the user would like to see reported.
   *
   * @return 1 or more; a player that reports no lines may ignore it
   */
  int lines();

  /**
   * Returns whether a position is analysed, for a person or a program, rather than a move of a game
   * made. A player that varies its moves, or answers quickly where there is little to choose from,
   * gives its best move then, and uses the budget.
   *
   * @return false in a game
   */
  default boolean isAnalysis() {
    return false;
  }

  /**
   * Returns the points that an analysis is to leave out: neither the answer nor a reported line may
   * start with one of them. At least one point that the board allows is not among them.
   *
   * @return the points; empty unless some were excluded and the player {@linkplain
   *     AnalysisFeature#EXCLUDED_MOVES can do that}, and always in a game
   */
  default Set<Point> excluded() {
    return Set.of();
  }

  /**
   * Returns whether an analysis asks for a forced win of the side to move and nothing else. The
   * player then searches until the win is proven or there is none to be found, and reports a line
   * only if it is a win.
   *
   * @return false unless a win is asked for and the player {@linkplain AnalysisFeature#WIN_SEARCH
   *     can do that}, and always in a game
   */
  default boolean seeksWin() {
    return false;
  }

  /**
   * Tells what the player sees. Cheap; may be called from any thread, as often as there is news;
   * ignored after the answer.
   *
   * @param insight weights, a line, or a note
   */
  void report(Insight insight);
}

package org.gobang.ai.search.opening;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/** A search of opening positions, each with a part of the turn's budget. */
public interface OpeningSearch {

  /**
   * A move and its value.
   *
   * @param point the point of the stone
   * @param value the value for the side to move, in units of the evaluation
   */
  record Valued(Point point, int value) {}

  /**
   * Returns the best moves of the side to move, as in ordinary play.
   *
   * @param board the position, during or after the opening
   * @param among the moves to search; empty for all
   * @param lines the requested number of moves
   * @param part the part of the turn's time and nodes, above 0, at most 1
   * @return the moves, best first; fewer if not enough exist, but at least one
   * @throws InterruptedException if the thread was interrupted
   */
  List<Valued> best(Board board, List<Point> among, int lines, double part)
      throws InterruptedException;

  /** Returns whether the time of the turn is over, or a stop was requested. */
  boolean isOver();
}

package org.gobang.ai.search.opening;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/** Searches positions of an opening, each with a part of the budget of the turn. */
public interface OpeningSearch {

  /**
   * A move and its value.
   *
   * @param point where the side to move puts a stone
   * @param value to the side to move, in units of the evaluation
   */
  record Valued(Point point, int value) {}

  /**
   * The best moves of the side to move, as in ordinary play.
   *
   * @param board the position, whether the opening is over or not
   * @param among the moves to search; empty for all
   * @param lines how many are wanted
   * @param part the part of the turn's time and nodes that this may cost, above 0, at most 1
   * @return the best first; fewer than wanted where there are not so many, but one at least
   * @throws InterruptedException if the thread was interrupted
   */
  List<Valued> best(Board board, List<Point> among, int lines, double part)
      throws InterruptedException;

  /** Whether the time of the turn is over, or the answer was requested. */
  boolean isOver();
}

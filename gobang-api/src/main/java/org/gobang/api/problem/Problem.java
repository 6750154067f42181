package org.gobang.api.problem;

import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * A position in which the side to move has to find a win, or the only defence.
 *
 * <p>Implemented by the host.
 */
@Experimental
public interface Problem {

  /** The highest {@link #grade}; the lowest is 1. */
  int HIGHEST_GRADE = 9;

  /**
   * Identifies the position: the same for all that are alike but for rotation and reflection.
   *
   * @return 12 hexadecimal digits
   */
  String id();

  /**
   * Returns the rules.
   *
   * @return such as {@code renju}: see {@link org.gobang.api.board.Board#rules}
   */
  String rules();

  /**
   * Returns the size of the board.
   *
   * @return lines per side
   */
  int size();

  /**
   * Returns how the position came about.
   *
   * @return the stones in their order on a board that was empty, Black's first; colours alternate
   */
  List<Point> moves();

  /**
   * Returns the side that has to find the solution.
   *
   * @return the side to move after the {@link #moves}
   */
  default Stone side() {
    return moves().size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  /**
   * Returns what is to be found.
   *
   * @return the kind
   */
  ProblemKind kind();

  /**
   * Returns how long the win is: that of the side to move, or the one that the opponent threatens.
   *
   * @return plies to the five, that one included; odd
   */
  int plies();

  /**
   * Returns the first move of the solution.
   *
   * @return a move that solves the problem; the only one, except in a problem from a game of the
   *     user
   */
  Point solution();

  /**
   * Returns how difficult the problem is.
   *
   * @return from 1 to {@link #HIGHEST_GRADE}
   */
  int grade();
}

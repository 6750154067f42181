package org.gobang.api.problem;

import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * A position in which the side to move must find a win or the only defence.
 *
 * <p>Implemented by the host.
 */
@Experimental
public interface Problem {

  /** The highest {@link #grade}, on a scale from 1. */
  int HIGHEST_GRADE = 9;

  /**
   * Returns the id of the position, which is the same for rotated and reflected positions.
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
   * Returns the board size.
   *
   * @return the number of lines per side
   */
  int size();

  /**
   * Returns the moves before the position.
   *
   * @return the stones in order from an empty board, starting with Black; colours alternate
   */
  List<Point> moves();

  /**
   * Returns the side to move, which has to find the solution.
   *
   * @return the side to move after the {@link #moves}
   */
  default Stone side() {
    return moves().size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  /**
   * Returns the kind of the problem.
   *
   * @return the kind
   */
  ProblemKind kind();

  /**
   * Returns the length of the win in plies, either of the side to move or threatened by the
   * opponent.
   *
   * @return the number of plies up to and including the five; odd
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
   * Returns the difficulty of the problem.
   *
   * @return from 1 to {@link #HIGHEST_GRADE}
   */
  int grade();
}

package org.gobang.api.evaluator;

import org.gobang.api.board.MutableBoard;

/**
 * An evaluation function. A search calls it for the positions at the ends of its lines.
 *
 * <p>An evaluator is created, called and discarded on one thread and needs no locks. It is called
 * about ten thousand times per move, so it should return within microseconds; it cannot be stopped.
 * The same calls on equal positions must return the same results, regardless of earlier calls,
 * because a search stores values.
 *
 * <p>If an evaluator throws an exception or returns a value out of range, the player using it loses
 * the game.
 *
 * <p>Implemented by evaluator plugins; new methods are default methods.
 */
@FunctionalInterface
public interface Evaluator {

  /**
   * The maximum absolute value and the maximum weight; larger values are reserved for won and lost
   * games.
   */
  int MOST = 1_000_000_000;

  /**
   * Returns the value of a position for the side to move.
   *
   * <p>The side to move is {@link MutableBoard#toMove}, regardless of the side that searches. If a
   * turn has several stones, it may also be the side that placed the last stone.
   *
   * @param board a position before the end of the game; moves made on it must be undone
   * @return positive if the side to move has the better position, from -{@link #MOST} to {@link
   *     #MOST}; the evaluator defines the unit
   */
  int value(MutableBoard board);

  /**
   * Weights the points that the side to move may play. A search tries points with greater weights
   * first. It may skip points with small weights, and it tries points without a weight only if no
   * point has a weight.
   *
   * <p>By default, the weight depends on the number of stones near the point: see {@link
   * NearStones}.
   *
   * @param board a position before the end of the game; moves made on it must be undone
   * @param weights receives the weights by index of the point, from 0 to {@link #MOST}; initially
   *     0. Weights of points that are not allowed are ignored
   */
  default void weigh(MutableBoard board, int[] weights) {
    NearStones.weigh(board, weights);
  }
}

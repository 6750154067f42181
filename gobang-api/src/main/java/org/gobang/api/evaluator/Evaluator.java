package org.gobang.api.evaluator;

import org.gobang.api.board.MutableBoard;

/**
 * Says what positions are worth: to a search that looks some plies ahead, at the ends of its lines.
 *
 * <p>An evaluator is created, called and dropped on one thread and needs no locks. It is called
 * some ten thousand times a move, so it should answer within microseconds; it cannot be stopped.
 * The same calls on equal positions have the same results, whatever was evaluated in between: a
 * search stores values.
 *
 * <p>If it throws, or returns what is out of range, the player that searches with it loses the
 * game.
 *
 * <p>Implemented by evaluator plugins; grows only by default methods.
 */
@FunctionalInterface
public interface Evaluator {

  /** The greatest value and weight; the values beyond are for won and lost games. */
  int MOST = 1_000_000_000;

  /**
   * Returns what a position is worth to the side to move.
   *
   * <p>It is the side to move that {@link MutableBoard#toMove} names, whichever side searches. On
   * boards where a turn has several stones it may be the side that put the last one, too.
   *
   * @param board a position that is not over; moves tried on it must be taken back
   * @return positive where the side to move stands better, from -{@link #MOST} to {@link #MOST};
   *     the unit is the evaluator's own
   */
  int value(MutableBoard board);

  /**
   * Weighs the points that the side to move may play: the heavier one is searched earlier, and one
   * without weight only if no other point has a weight either. A search may leave out the lighter
   * ones.
   *
   * <p>By default, a point weighs as much as there are stones near it, see {@link NearStones}.
   *
   * @param board a position that is not over; moves tried on it must be taken back
   * @param weights where to write the weights, by index of the point, 0 at first; from 0 to {@link
   *     #MOST}. What is written for points that may not be played is ignored
   */
  default void weigh(MutableBoard board, int[] weights) {
    NearStones.weigh(board, weights);
  }
}

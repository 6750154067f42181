package org.gobang.api.player;

import org.gobang.api.Point;

/**
 * Who answers with a move: one side of one game.
 *
 * <p>A player is made, asked and closed on one thread and needs no locks for itself. Threads it
 * starts must be daemons and end in {@link #close}. Every question brings the whole board:
 * take-backs and jumps show as another board, without any call in between.
 *
 * <p>Implemented by strategy plugins; grows only by default methods.
 */
@FunctionalInterface
public interface Player extends AutoCloseable {

  /**
   * Chooses a move for the side to move.
   *
   * <p>The answer must be a point that the board allows, given within the budget. An exception, an
   * answer that the board refuses, or none within the time and its grace loses the game.
   *
   * @param turn the board, the budget, the wish to stop, and where to report; not to be kept after
   *     the answer
   * @return the point to play
   * @throws InterruptedException if the thread was interrupted while it waited; its answer is not
   *     needed any more
   */
  Point choose(Turn turn) throws InterruptedException;

  /**
   * Lets go of everything the player holds: threads, processes, files. Called once the game no
   * longer needs it, perhaps more than once, perhaps without a single move asked for.
   */
  @Override
  default void close() {}
}

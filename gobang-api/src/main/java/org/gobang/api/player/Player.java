package org.gobang.api.player;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/**
 * A player for one side of one game.
 *
 * <p>{@link Board#toAct} of each turn is the side to answer for. In a game it changes only when the
 * players swap colours. In an analysis it may be either side, and under some rules a side moves
 * twice in a row.
 *
 * <p>A player is created, called and closed on one thread and needs no locks. Threads that it
 * starts must be daemon threads and must end in {@link #close}. Each call passes the whole board:
 * after undone moves or a jump, the next call simply has a different board.
 *
 * <p>Implemented by strategy plugins; new methods are default methods.
 */
@FunctionalInterface
public interface Player extends AutoCloseable {

  /**
   * Decides whether to make one of the {@link Board#choices}. If the board offers any, this method
   * is called before {@link #choose}, with the same turn and within the same budget, for {@link
   * Board#toAct}. A key that is not offered loses the game like an illegal move.
   *
   * @param turn the board, the budget, the stop and the receiver of reports
   * @return one of the choices, or empty to place a stone: {@link #choose} is then called. Default:
   *     empty if a stone is allowed; otherwise the first choice, which changes the least
   * @throws InterruptedException if the thread was interrupted while waiting; the answer is no
   *     longer needed
   */
  default Optional<String> decide(Turn turn) throws InterruptedException {
    Board board = turn.board();
    return board.allowed().isEmpty() ? board.choices().stream().findFirst() : Optional.empty();
  }

  /**
   * Selects a point for the next stone, whose colour is {@link Board#toMove}.
   *
   * <p>The answer must be an allowed point and must be returned within the budget. An exception, an
   * answer that the board refuses, or no answer within the time and the grace period loses the
   * game.
   *
   * @param turn the board, the budget, the stop and the receiver of reports; do not use it after
   *     the answer
   * @return the point for the stone
   * @throws InterruptedException if the thread was interrupted while waiting; the answer is no
   *     longer needed
   */
  Point choose(Turn turn) throws InterruptedException;

  /**
   * Ponders, that is, thinks during the opponent's turn, if pondering is enabled in the game. By
   * default, does nothing.
   *
   * <p>Called on the player's thread while the opponent is to move, as soon as the player exists.
   * It returns when it has nothing left to compute, or within 200 ms of a stop request. The host
   * requests the stop when the position changes, for example by the opponent's move, an undone move
   * or a jump, and when the game is paused, over or closed. Pondering does not delay the opponent's
   * move, and the clock for the player's own turn starts after pondering has ended.
   *
   * <p>If the method throws an exception or returns too late, the player does not lose. The host
   * closes it, creates a new one and disables pondering for that side in this game. A thread that
   * does not end after an interrupt is abandoned, as after {@link #choose}.
   *
   * @param turn the board with the opponent to move, the stop, and a budget with the node and depth
   *     limits of the game and at most one minute. Reports are ignored. Do not use it after the
   *     return
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  default void ponder(Turn turn) throws InterruptedException {}

  /**
   * Releases all resources: threads, processes and files. Called when the game no longer needs the
   * player, possibly more than once and possibly before the first move.
   */
  @Override
  default void close() {}
}

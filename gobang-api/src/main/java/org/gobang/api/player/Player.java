package org.gobang.api.player;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/**
 * Plays one side of one game: answers with a move.
 *
 * <p>{@link Board#toAct} of each turn names the side to answer for. In a game it changes only when
 * the players exchange their colours; where positions are analyzed it may be either, and with the
 * rules of some boards a side moves twice in a row.
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
   * Decides whether to make one of the {@link Board#choices} that the board offers. Called where
   * there are some, before {@link #choose}, with the same turn and within the same budget; for
   * {@link Board#toAct}. A key that is not offered loses the game, as an illegal move does.
   *
   * @param turn the board, the budget, the wish to stop, and where to report
   * @return one of the choices; empty to place a stone, for which {@link #choose} is then called.
   *     By default empty where a stone is allowed, and the first choice, which changes least, where
   *     none is
   * @throws InterruptedException if the thread was interrupted while it waited; its answer is not
   *     needed any more
   */
  default Optional<String> decide(Turn turn) throws InterruptedException {
    Board board = turn.board();
    return board.allowed().isEmpty() ? board.choices().stream().findFirst() : Optional.empty();
  }

  /**
   * Chooses a point for the next stone, which has the colour of {@link Board#toMove}.
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
   * Thinks in the opponent's time, where the game has pondering switched on; does nothing by
   * default.
   *
   * <p>Called on the player's thread while the opponent is to move, once the player exists. It
   * returns when it has nothing more to think about, or within 200 ms of the stop: that is
   * requested when the position changes, as by the opponent's move, a take-back or a jump, and when
   * the game is paused, over or closed. The opponent's move is not delayed by it, and the clock of
   * the player's own turn starts after it has ended.
   *
   * <p>If it throws or returns too late the player does not lose: it is closed, a new one takes its
   * place, and the side ponders no more in this game. A thread that does not end even when it is
   * interrupted is abandoned, as after {@link #choose}.
   *
   * @param turn the board with the opponent to move; the game's limits of nodes and depth, and a
   *     time of at most a minute; the stop. What is reported is ignored. Not to be kept afterwards
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  default void ponder(Turn turn) throws InterruptedException {}

  /**
   * Lets go of everything the player holds: threads, processes, files. Called once the game no
   * longer needs it, perhaps more than once, perhaps without a single move asked for.
   */
  @Override
  default void close() {}
}

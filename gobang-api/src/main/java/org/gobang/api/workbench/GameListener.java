package org.gobang.api.workbench;

import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;

/**
 * Receives the events of a game.
 *
 * <p>Events come one at a time, in order, on a thread of the host; a user interface with a thread
 * of its own hands them over. A listener that takes long holds up the next event, not the game;
 * what it throws is logged, and the next event comes anyway.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
@FunctionalInterface
public interface GameListener {

  /**
   * Something changed: a move, a take-back, a jump, a pause, a seat, a note, the end.
   *
   * @param state how the game stands after it; each has a greater version than the one before
   */
  void changed(GameState state);

  /**
   * Returns a stone of the side to move was refused by the board; a person's client also receives
   * that as the outcome of {@link Game#play}. Nothing changed, unless it was a foul that loses the
   * game, or a computer's: then {@link #changed} comes next, with the result.
   *
   * @param point where the stone was to be put
   * @param why the board's verdict
   */
  default void refused(Point point, Verdict.Refused why) {}

  /**
   * Returns a computer reported what it sees. Comes between the change that made it think and the
   * one that its move makes. Where more waits than a listener can take, the oldest is left out.
   *
   * @param stone the side it thinks for
   * @param insight weights, a line, or a note
   */
  default void reported(Stone stone, Insight insight) {}
}

package org.gobang.api.workbench;

import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;

/**
 * A listener for the events of a game.
 *
 * <p>Events come one at a time, in order, on a thread of the host; a user interface with a thread
 * of its own hands them over. A listener that takes long holds up the next event, not the game;
 * exceptions are logged, and later events are still delivered.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
@FunctionalInterface
public interface GameListener {

  /**
   * Called after a change: a move, a take-back, a jump, a pause, a new player, a note or the end.
   *
   * @param state the state after the change; its version is greater than that of the previous state
   */
  void changed(GameState state);

  /**
   * Called when the board refused a stone of the side to move. Nothing changed, unless it was a
   * foul that loses the game, or a computer's: then {@link #changed} comes next, with the result.
   *
   * @param point the point of the stone
   * @param why the board's verdict
   */
  default void refused(Point point, Verdict.Refused why) {}

  /**
   * Called when a player plugin reported information. Comes between the change that made it think
   * and the one that its move makes. If reports arrive too fast for a listener, the oldest are
   * dropped.
   *
   * @param stone the side it thinks for
   * @param insight weights, a line, or a note
   */
  default void reported(Stone stone, Insight insight) {}
}

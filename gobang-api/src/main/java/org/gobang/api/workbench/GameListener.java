package org.gobang.api.workbench;

import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;

/**
 * A listener for the events of a game.
 *
 * <p>Events come one at a time, in order, on a thread of the host; a user interface with a separate
 * thread passes them to it. A slow listener delays the next event, not the game; exceptions are
 * logged, and later events are still delivered.
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
   * Called after the board has refused a stone of the side to move. The state has not changed,
   * unless a foul or an engine's move lost the game: {@link #changed} then follows with the result.
   *
   * @param point the point of the stone
   * @param why the board's verdict
   */
  default void refused(Point point, Verdict.Refused why) {}

  /**
   * Called after a player plugin has reported information. Called between the change that started
   * the player's turn and the change by its move. If reports arrive too fast for a listener, the
   * oldest are dropped.
   *
   * @param stone the side of the player
   * @param insight weights, a line, or a note
   */
  default void reported(Stone stone, Insight insight) {}
}

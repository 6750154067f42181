package org.gobang.game;

import org.gobang.api.workbench.GameState;

/**
 * Saves a game in progress. Each state is saved before listeners receive it and before the next
 * move is requested, with no clock running; if saving takes long, the game continues without
 * waiting.
 *
 * <p>Called from one thread at a time, never under a lock of the game. Exceptions are logged.
 */
public interface GameSaver {

  /** A saver that does nothing. */
  GameSaver NONE = state -> {};

  /**
   * Saves a changed game.
   *
   * @param state the newest state; called for every change, in order
   */
  void save(GameState state);

  /** Called after the last state when the game is closed. */
  default void closed() {}
}

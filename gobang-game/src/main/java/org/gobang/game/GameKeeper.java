package org.gobang.game;

import org.gobang.api.workbench.GameState;

/**
 * Keeps a game safe as it goes, on a disk, say. It is told each state before anybody else is told
 * of it or asked for the next move, unless it takes long: then the game goes on without it.
 * Nobody's clock begins to run meanwhile.
 *
 * <p>Called on one thread at a time, never under a lock of the game's. What it throws is logged.
 */
public interface GameKeeper {

  /** Keeps nothing. */
  GameKeeper NONE = state -> {};

  /**
   * The game changed.
   *
   * @param state the newest state; every change is told, in order
   */
  void keep(GameState state);

  /** The game was closed; all of its states were told before. */
  default void closed() {}
}

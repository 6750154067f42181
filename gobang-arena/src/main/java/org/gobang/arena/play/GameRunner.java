package org.gobang.arena.play;

/** Plays games: here, or anywhere that an order can be sent to. */
@FunctionalInterface
public interface GameRunner {

  /**
   * Plays a game to its end. What a player does wrong ends it; called from several threads at once.
   *
   * @param order the game
   * @return what came of it
   * @throws org.gobang.api.RefusedException if such a game cannot be played, whoever plays it:
   *     there are no such rules, or the board broke down
   * @throws InterruptedException if the thread was interrupted: nobody wants the game any more
   */
  GamePlayed play(GameOrder order) throws InterruptedException;
}

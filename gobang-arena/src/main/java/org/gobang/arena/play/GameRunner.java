package org.gobang.arena.play;

/** Plays games in this process or on other machines. */
@FunctionalInterface
public interface GameRunner {

  /**
   * Plays a game to the end. A failure of a player also ends it. Called from several threads
   * concurrently.
   *
   * @param order the game
   * @return the played game
   * @throws org.gobang.api.RefusedException if such games cannot be played by any players: the
   *     rules do not exist, or the board failed
   * @throws InterruptedException if the thread was interrupted; the game is abandoned
   */
  PlayedGame play(GameOrder order) throws InterruptedException;
}

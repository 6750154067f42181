package org.gobang.arena.play;

/** Plays games, in this process or elsewhere. */
@FunctionalInterface
public interface GameRunner {

  /**
   * Plays a game to its end; a failure of a player ends it too. Called from several threads at
   * once.
   *
   * @param order the game
   * @return the played game
   * @throws org.gobang.api.RefusedException if such games cannot be played by any players: the
   *     rules do not exist, or the board failed
   * @throws InterruptedException if the thread was interrupted; the game is abandoned
   */
  PlayedGame play(GameOrder order) throws InterruptedException;
}

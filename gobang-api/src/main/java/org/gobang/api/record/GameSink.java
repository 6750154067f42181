package org.gobang.api.record;

/**
 * Receives the games of a file.
 *
 * <p>Implemented by the host; used on the thread that reads.
 */
@FunctionalInterface
public interface GameSink {

  /**
   * Takes a game.
   *
   * @param game the game, and what of the file is not in it
   * @return whether the next one is wanted too
   */
  boolean accept(LoadedGame game);
}

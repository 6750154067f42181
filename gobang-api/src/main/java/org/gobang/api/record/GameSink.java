package org.gobang.api.record;

/**
 * A receiver of the games of a file.
 *
 * <p>Implemented by the host; used on the thread that reads the file.
 */
@FunctionalInterface
public interface GameSink {

  /**
   * Receives a game.
   *
   * @param game the game, and messages about content that was skipped
   * @return true to receive the next game
   */
  boolean accept(LoadedGame game);
}

package org.gobang.arena.store;

import java.util.function.BiConsumer;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;

/** Storage for the games of a tournament. Used by one thread at a time. */
public interface Archive {

  /** An archive that stores nothing. */
  Archive NONE =
      new Archive() {
        @Override
        public void forEach(BiConsumer<GameOrder, PlayedGame> game) {
          // There are no games.
        }

        @Override
        public void add(GameOrder order, PlayedGame played) {
          // Not stored.
        }
      };

  /**
   * Passes all stored games to a consumer in the order of completion.
   *
   * @param game receives each game
   * @throws org.gobang.api.RefusedException if they cannot be read
   */
  void forEach(BiConsumer<GameOrder, PlayedGame> game);

  /**
   * Stores a game. When this method returns, the game survives the end of the process.
   *
   * @param order the order
   * @param played the played game
   * @throws org.gobang.api.RefusedException if it cannot be stored
   */
  void add(GameOrder order, PlayedGame played);
}

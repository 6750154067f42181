package org.gobang.arena.store;

import java.util.function.BiConsumer;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;

/** Where the games of a run are kept. Called by one thread at a time. */
public interface Archive {

  /** Keeps nothing. */
  Archive NONE =
      new Archive() {
        @Override
        public void forEach(BiConsumer<GameOrder, GamePlayed> game) {
          // There are none.
        }

        @Override
        public void add(GameOrder order, GamePlayed played) {
          // Gone.
        }
      };

  /**
   * Goes through the games that are kept, in the order in which they ended.
   *
   * @param game told each of them
   * @throws org.gobang.api.RefusedException if they cannot be read
   */
  void forEach(BiConsumer<GameOrder, GamePlayed> game);

  /**
   * Keeps a game: when this returns it outlives the program.
   *
   * @param order the game
   * @param played what came of it
   * @throws org.gobang.api.RefusedException if it cannot be kept
   */
  void add(GameOrder order, GamePlayed played);
}

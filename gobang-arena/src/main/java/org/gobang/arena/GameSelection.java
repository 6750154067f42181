package org.gobang.arena;

import java.util.BitSet;
import java.util.OptionalInt;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.Schedule;

/** Selects the games of a schedule to play and their order. Used by one thread. */
public interface GameSelection {

  /**
   * Returns the maximum number of games.
   *
   * @return 1 or more
   */
  int limit();

  /**
   * Selects the next game to start.
   *
   * @return the number, which is returned only once; empty if no game can start before a running
   *     game ends, or no games remain
   */
  OptionalInt next();

  /**
   * Receives a finished game, including games restored from a resumed tournament.
   *
   * @param order the game
   * @param played how it was played
   */
  void ended(GameOrder order, PlayedGame played);

  /**
   * Returns a selection of all games in the order of their numbers.
   *
   * @param schedule the games
   * @return a new selection
   */
  static GameSelection all(Schedule schedule) {
    return new GameSelection() {
      private final BitSet restored = new BitSet();
      private int number;

      @Override
      public int limit() {
        return schedule.games();
      }

      @Override
      public OptionalInt next() {
        number = restored.nextClearBit(number + 1);
        return number > limit() ? OptionalInt.empty() : OptionalInt.of(number);
      }

      @Override
      public void ended(GameOrder order, PlayedGame played) {
        restored.set(order.number());
      }
    };
  }
}

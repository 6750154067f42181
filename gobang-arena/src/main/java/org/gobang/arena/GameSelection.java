package org.gobang.arena;

import java.util.BitSet;
import java.util.OptionalInt;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.Schedule;

/** Selects the games of a schedule that are played, and their order. Used by one thread. */
public interface GameSelection {

  /**
   * Returns the largest number of games that are played.
   *
   * @return 1 or more
   */
  int limit();

  /**
   * Selects the next game to start.
   *
   * @return its number, which is returned once; empty if there is none before a running game ends,
   *     or none at all
   */
  OptionalInt next();

  /**
   * Receives a game that ended in this run, or in a resumed one.
   *
   * @param order the game
   * @param played how it was played
   */
  void ended(GameOrder order, PlayedGame played);

  /**
   * Selects all games by their numbers.
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

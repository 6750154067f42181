package org.gobang.arena.play;

import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.arena.opening.Opening;

/**
 * A game to play, with all required settings.
 *
 * @param number its place in the schedule, from 1
 * @param rules the id of the rules
 * @param opening its first moves
 * @param black the player of Black, with the seed of this game
 * @param white the player of White, with the seed of this game
 * @param budget the budget of each move
 * @param adjudication the conditions under which it is adjudicated
 */
public record GameOrder(
    int number,
    String rules,
    Opening opening,
    Contestant black,
    Contestant white,
    Budget budget,
    Adjudication adjudication) {

  /**
   * Creates a game to play.
   *
   * @throws IllegalArgumentException if the number is less than 1, or the rules are blank
   */
  public GameOrder {
    if (number < 1 || rules.isBlank()) {
      throw new IllegalArgumentException("a game has a number from 1, and rules");
    }
  }

  /**
   * Returns the player of a side.
   *
   * @param stone the side
   * @return {@link #black} or {@link #white}
   */
  public Contestant player(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }
}

package org.gobang.api.explorer;

import org.gobang.api.Experimental;

/**
 * The numbers of games by result. Colours are those of the stones, even if the players swapped
 * colours.
 *
 * @param black the games won by Black, 0 or more
 * @param draws the drawn games, 0 or more
 * @param white the games won by White, 0 or more
 * @param open the games with an unknown result, 0 or more
 */
@Experimental
public record ResultCounts(int black, int draws, int white, int open) {

  /** No games. */
  public static final ResultCounts NONE = new ResultCounts(0, 0, 0, 0);

  /**
   * Creates counts of games.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public ResultCounts {
    if (black < 0 || draws < 0 || white < 0 || open < 0) {
      throw new IllegalArgumentException("a number of games is not negative");
    }
  }

  /**
   * Returns the total number of games.
   *
   * @return the sum of the four numbers
   */
  public int games() {
    return black + draws + white + open;
  }
}

package org.gobang.ai.search;

import java.util.List;
import org.gobang.ai.search.position.SearchPosition;

/**
 * How strong the player is: below the highest level it looks at so many positions only, and
 * overlooks some of the moves. Measured in matches: {@code
 * docs/decisions/0010-weak-levels-overlook-moves.md}.
 *
 * @param number from {@link #LOWEST} to {@link #HIGHEST}
 */
record Level(int number) {

  static final int LOWEST = 1;
  static final int HIGHEST = 10;

  private static final long[] NODES = {
    60, 60, 100, 150, 300, 900, 2_500, 8_000, 25_000, Long.MAX_VALUE
  };

  /** Of a hundred moves so many are overlooked. */
  private static final int[] OVERLOOKED = {89, 76, 60, 41, 24, 13, 8, 4, 1, 0};

  /** How many positions may be looked at. */
  long nodes() {
    return NODES[number - 1];
  }

  /**
   * The moves that the player thinks of, the most promising first.
   *
   * @param seed what it overlooks depends on
   */
  List<Integer> moves(SearchPosition position, long seed) {
    return new RootMoveFilter(position, OVERLOOKED[number - 1], seed).moves();
  }
}

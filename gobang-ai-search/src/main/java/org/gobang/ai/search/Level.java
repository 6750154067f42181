package org.gobang.ai.search;

import java.util.List;
import org.gobang.ai.search.position.SearchPosition;

/**
 * The playing strength. Below the highest level the search has a limit of nodes, and overlooks some
 * of the root moves: {@code docs/decisions/0010-weak-levels-overlook-moves.md}.
 *
 * @param number from {@link #LOWEST} to {@link #HIGHEST}
 */
record Level(int number) {

  static final int LOWEST = 1;
  static final int HIGHEST = 10;

  private static final long[] NODES = {
    60, 60, 100, 150, 300, 900, 2_500, 8_000, 25_000, Long.MAX_VALUE
  };

  private static final int[] OVERLOOKED_PERCENT = {89, 76, 60, 41, 24, 13, 8, 4, 1, 0};

  /** Whether nothing is held back. */
  boolean isHighest() {
    return number == HIGHEST;
  }

  /** The limit of nodes for a move. */
  long nodes() {
    return NODES[number - 1];
  }

  /**
   * The root moves to search, the most promising first.
   *
   * @param seed decides which are overlooked
   */
  List<Integer> rootMoves(SearchPosition position, long seed) {
    return new RootMoveFilter(position, OVERLOOKED_PERCENT[number - 1], seed).moves();
  }
}

package org.gobang.ai.search;

import java.util.List;
import org.gobang.ai.search.position.SearchPosition;

/**
 * A level of playing strength. Levels below the highest limit the nodes and overlook some threats
 * and root moves: {@code docs/decisions/0037-weak-levels-overlook-threats.md}.
 *
 * @param number from {@link #LOWEST} to {@link #HIGHEST}
 */
record Level(int number) {

  static final int LOWEST = 1;
  static final int HIGHEST = 10;

  private static final List<Strength> STRENGTHS =
      List.of(
          new Strength(-233, 60, 73, 86),
          new Strength(-40, 60, 57, 74),
          new Strength(141, 100, 40, 60),
          new Strength(368, 150, 21, 35),
          new Strength(605, 400, 8, 16),
          new Strength(810, 1_200, 4, 7),
          new Strength(983, 3_300, 2, 4),
          new Strength(1_196, 9_000, 1, 2),
          new Strength(1_369, 25_000, 0, 1),
          new Strength(1_617, Long.MAX_VALUE, Oversight.NONE));

  /** The settings of the levels, with their ratings on the ladder of {@code gobang rate}. */
  private record Strength(int elo, long nodes, Oversight oversight) {

    Strength(int elo, long nodes, int threatPercent, int movePercent) {
      this(elo, nodes, new Oversight(threatPercent, movePercent));
    }
  }

  /** Returns whether the level is unlimited. */
  boolean isHighest() {
    return number == HIGHEST;
  }

  /** Returns the node limit for a move. */
  long nodes() {
    return STRENGTHS.get(number - 1).nodes;
  }

  /** Returns the rating on the ladder of {@code gobang rate}. */
  int elo() {
    return STRENGTHS.get(number - 1).elo;
  }

  /** Returns the oversight of this level. */
  Oversight oversight() {
    return STRENGTHS.get(number - 1).oversight;
  }

  /**
   * Returns the root moves to search, most promising first.
   *
   * @param lastStones the points of the last move of each side
   * @param seed the seed for the overlooked moves, different in each position
   */
  List<Integer> rootMoves(SearchPosition position, List<Integer> lastStones, long seed) {
    return new RootMoveFilter(position, lastStones, oversight(), seed).moves();
  }
}

package org.gobang.ai.weights;

/**
 * The weight of a shape for the point that completes it: the published data of {@code shapes}.
 *
 * <p>Five stones win with any ends; a single stone has no weight, nor have fewer than five without
 * an open end.
 */
final class ShapeTable {

  /** The longest shape that the table tells apart; longer ones weigh the same. */
  private static final int MOST_STONES = 5;

  /** By open ends, then by gaps, then by stones from none to five. */
  private static final int[][][] OWN = {
    {{0, 0, 0, 0, 0, 20000}, {0, 0, 0, 0, 0, 10000}},
    {{0, 0, 10, 100, 4000, 20000}, {0, 0, 10, 100, 3600, 10000}}, // dead, half dead
    {{0, 0, 60, 950, 6000, 20000}, {0, 0, 40, 900, 5000, 10000}}, // live, half live
  };

  private static final int[][][] OPPONENT = {
    {{0, 0, 0, 0, 0, 15000}, {0, 0, 0, 0, 0, 3300}},
    {{0, 0, 10, 100, 800, 15000}, {0, 0, 10, 100, 750, 3300}}, // dead, half dead
    {{0, 0, 50, 700, 3500, 15000}, {0, 0, 35, 650, 3000, 3300}}, // live, half live
  };

  private ShapeTable() {}

  /**
   * The weight of a shape.
   *
   * @param side its owner, {@link SideGrid#OWN} or {@link SideGrid#OPPONENT}
   * @param openEnds the number of vacant ends, from 0 to 2
   * @param gaps the number of gaps, 0 or 1
   * @param stones the number of stones, with the one on the point
   */
  static int weight(byte side, int openEnds, int gaps, int stones) {
    int[][][] table = side == SideGrid.OWN ? OWN : OPPONENT;
    return table[openEnds][gaps][Math.min(stones, MOST_STONES)];
  }
}

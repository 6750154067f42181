package org.gobang.ai.weights;

/**
 * What a shape is worth to the point that makes it: the published data of {@code shapes}.
 *
 * <p>Five stones win whatever their ends; a single stone is worth nothing, and so are fewer than
 * five with neither end open.
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
   * @param side whose it is, {@link Grid#OWN} or {@link Grid#OPPONENT}
   * @param openEnds how many of its ends are vacant, from 0 to 2
   * @param gaps how many gaps it has, 0 or 1
   * @param stones how many stones it has, the one on the point among them
   */
  static int weight(byte side, int openEnds, int gaps, int stones) {
    int[][][] table = side == Grid.OWN ? OWN : OPPONENT;
    return table[openEnds][gaps][Math.min(stones, MOST_STONES)];
  }
}

package org.gobang.ai.weights;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of shapes for the point that completes them.
 *
 * <p>Five stones win with any ends; a single stone, or fewer than five without an open end, have no
 * weight.
 */
final class ShapeTable implements WeightTable<ShapeTable> {

  /** The longest shape with its own weight; longer ones have the same weight. */
  private static final int MOST_STONES = 5;

  private static final int FEWEST_STONES = 2;

  /** By open ends, then by gaps; the row of fives has a weight for each number of gaps. */
  private static final String[][] NAMES = {{}, {"dead", "half dead"}, {"live", "half live"}};

  private static final String FIVE = "five";

  /** The published data of {@code shapes}. */
  static final ShapeTable PUBLISHED = new ShapeTable(published());

  private final WeightRows rows;

  /** By open ends, then by gaps, then by stones from none to five. */
  private final int[][][] own;

  private final int[][][] opponent;

  private ShapeTable(WeightRows rows) {
    this.rows = rows;
    this.own = side("own ", rows);
    this.opponent = side("opponent ", rows);
  }

  private static WeightRows published() {
    Map<String, List<Integer>> rows = new LinkedHashMap<>();
    rows.put("own live", List.of(60, 950, 6000));
    rows.put("own half live", List.of(40, 900, 5000));
    rows.put("own dead", List.of(10, 100, 4000));
    rows.put("own half dead", List.of(10, 100, 3600));
    rows.put("own five", List.of(20000, 10000));
    rows.put("opponent live", List.of(50, 700, 3500));
    rows.put("opponent half live", List.of(35, 650, 3000));
    rows.put("opponent dead", List.of(10, 100, 800));
    rows.put("opponent half dead", List.of(10, 100, 750));
    rows.put("opponent five", List.of(15000, 3300));
    return new WeightRows(rows);
  }

  private static int[][][] side(String owner, WeightRows rows) {
    int[][][] side = new int[NAMES.length][2][MOST_STONES + 1];
    for (int openEnds = 0; openEnds < NAMES.length; openEnds++) {
      for (int gaps = 0; gaps < 2; gaps++) {
        side[openEnds][gaps][MOST_STONES] = rows.get(owner + FIVE, gaps);
        for (int stones = FEWEST_STONES; openEnds > 0 && stones < MOST_STONES; stones++) {
          side[openEnds][gaps][stones] =
              rows.get(owner + NAMES[openEnds][gaps], stones - FEWEST_STONES);
        }
      }
    }
    return side;
  }

  @Override
  public WeightRows rows() {
    return rows;
  }

  @Override
  public ShapeTable with(WeightRows others) {
    return new ShapeTable(others);
  }

  /** Returns the weight of five in a row without a gap. */
  @Override
  public int leastFive() {
    return rows.get("own " + FIVE, 0);
  }

  /**
   * Returns the maximum weight of an opponent's shape of three stones, that is, two stones and the
   * point itself.
   */
  @Override
  public int greatestTwo() {
    int greatest = 0;
    for (int[][] byGaps : opponent) {
      for (int[] byStones : byGaps) {
        greatest = Math.max(greatest, byStones[3]);
      }
    }
    return greatest;
  }

  /**
   * Returns the weight of a shape.
   *
   * @param side the owner, {@link SideGrid#OWN} or {@link SideGrid#OPPONENT}
   * @param openEnds the number of vacant ends, from 0 to 2
   * @param gaps the number of gaps, 0 or 1
   * @param stones the number of stones, including the one on the point
   */
  int weight(byte side, int openEnds, int gaps, int stones) {
    int[][][] table = side == SideGrid.OWN ? own : opponent;
    return table[openEnds][gaps][Math.min(stones, MOST_STONES)];
  }
}

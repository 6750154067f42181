package org.gobang.ai.weights;

import org.gobang.api.Point;

/** The weights of one side's runs: a {@link RunTable.Side} arranged for fast look-up. */
final class RunWeights {

  /** By the number of stones in the run. */
  private final int[] open;

  private final int[] narrow;
  private final int[] capped;
  private final int[] edge;

  RunWeights(RunTable table, RunTable.Side side) {
    open = byStones(table, side, RunEnd.OPEN);
    narrow = byStones(table, side, RunEnd.NARROW);
    capped = byStones(table, side, RunEnd.CAPPED);
    edge = byStones(table, side, RunEnd.EDGE);
  }

  /**
   * Returns the weight of a run for the vacant point at one end.
   *
   * @param stones the number of stones
   * @param after the first place beyond the run
   * @param step the step along the line, away from the run
   */
  int weight(int stones, SideGrid grid, int after, int step) {
    byte there = grid.at(after);
    if (there == SideGrid.VACANT) {
      return (grid.hasStone(after + step) ? narrow : open)[stones];
    }
    return (there == SideGrid.OUTSIDE ? edge : capped)[stones];
  }

  private static int[] byStones(RunTable table, RunTable.Side side, RunEnd end) {
    int[] byStones = new int[Point.MOST_LINES + 1];
    for (int stones = 0; stones < byStones.length; stones++) {
      byStones[stones] = table.weight(side, end, stones);
    }
    return byStones;
  }
}

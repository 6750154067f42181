package org.gobang.ai.weights;

/**
 * Adds up the weights of the runs around a point: the strategies {@code live-sleep}, {@code
 * rewards} and {@code runs}, which differ in their tables.
 *
 * <p>The published programs scan eight rays from every vacant point. Scanning from the stones gives
 * the same result with less work: each run is found once and adds its weight to the vacant points
 * at its two ends, and there are far fewer stones than vacant points.
 */
final class RunWeigher implements Weigher {

  private final RunWeights own;
  private final RunWeights opponent;
  private final Scan scan;

  RunWeigher(RunTable table, Scan scan) {
    own = new RunWeights(table, table.own());
    opponent = new RunWeights(table, table.opponent());
    this.scan = scan;
  }

  @Override
  public Scan scan() {
    return scan;
  }

  @Override
  public int[] weigh(SideGrid grid) {
    int[] sums = grid.noWeights();
    for (int step : grid.lines()) {
      for (int stone : grid.stones()) {
        boolean first = grid.at(stone - step) != grid.at(stone);
        if (first) {
          addRun(grid, stone, step, sums);
        }
      }
    }
    return sums;
  }

  private void addRun(SideGrid grid, int first, int step, int[] sums) {
    byte side = grid.at(first);
    int stones = 1;
    int after = first + step;
    while (grid.at(after) == side) {
      stones++;
      after += step;
    }
    int before = first - step;
    RunWeights weights = side == SideGrid.OWN ? own : opponent;
    if (grid.at(before) == SideGrid.VACANT) {
      sums[before] += weights.weight(stones, grid, after, step);
    }
    if (grid.at(after) == SideGrid.VACANT) {
      sums[after] += weights.weight(stones, grid, before, -step);
    }
  }
}

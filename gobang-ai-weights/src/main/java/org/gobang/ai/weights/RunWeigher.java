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
  private final ScanOrder scan;

  RunWeigher(RunTable table, ScanOrder scan) {
    own = new RunWeights(table, table.own());
    opponent = new RunWeights(table, table.opponent());
    this.scan = scan;
  }

  @Override
  public ScanOrder scan() {
    return scan;
  }

  @Override
  public int[] weigh(SideGrid grid) {
    return sums(grid, 1);
  }

  @Override
  public long balance(SideGrid grid) {
    long balance = 0;
    for (int sum : sums(grid, -1)) {
      balance += sum;
    }
    return balance;
  }

  /** Adds up the weights at each place, with a factor for those of the opponent's runs. */
  private int[] sums(SideGrid grid, int factorOfOpponent) {
    int[] sums = grid.noWeights();
    for (int step : grid.lines()) {
      for (int stone : grid.stones()) {
        boolean first = grid.at(stone - step) != grid.at(stone);
        if (first) {
          addRun(grid, stone, step, factorOfOpponent, sums);
        }
      }
    }
    return sums;
  }

  private void addRun(SideGrid grid, int first, int step, int factorOfOpponent, int[] sums) {
    byte side = grid.at(first);
    int stones = 1;
    int after = first + step;
    while (grid.at(after) == side) {
      stones++;
      after += step;
    }
    int before = first - step;
    RunWeights weights = side == SideGrid.OWN ? own : opponent;
    int factor = side == SideGrid.OWN ? 1 : factorOfOpponent;
    if (grid.at(before) == SideGrid.VACANT) {
      sums[before] += factor * weights.weight(stones, grid, after, step);
    }
    if (grid.at(after) == SideGrid.VACANT) {
      sums[after] += factor * weights.weight(stones, grid, before, -step);
    }
  }
}

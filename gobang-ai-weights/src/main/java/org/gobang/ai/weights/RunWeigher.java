package org.gobang.ai.weights;

/**
 * Adds up what the runs around a point are worth to it: the strategies {@code live-sleep}, {@code
 * rewards} and {@code runs}, told apart by their tables.
 *
 * <p>The published programs look from every vacant point along eight rays. The same is had from the
 * other side with less work: every run is met once and gives its weight to the vacant points at its
 * two ends, and there are far fewer stones than vacant points.
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
  public int[] weigh(Grid grid) {
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

  private void addRun(Grid grid, int first, int step, int[] sums) {
    byte side = grid.at(first);
    int stones = 1;
    int after = first + step;
    while (grid.at(after) == side) {
      stones++;
      after += step;
    }
    int before = first - step;
    RunWeights weights = side == Grid.OWN ? own : opponent;
    if (grid.at(before) == Grid.VACANT) {
      sums[before] += weights.weight(stones, grid, after, step);
    }
    if (grid.at(after) == Grid.VACANT) {
      sums[after] += weights.weight(stones, grid, before, -step);
    }
  }
}

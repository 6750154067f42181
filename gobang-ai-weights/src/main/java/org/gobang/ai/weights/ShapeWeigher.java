package org.gobang.ai.weights;

/**
 * Weights the shapes that a stone on the point would make on the four lines: the strategy {@code
 * shapes}. The weights of each colour are added, and the larger sum is the weight of the point.
 */
record ShapeWeigher(ShapeTable table) implements Weigher {

  @Override
  public int[] weigh(SideGrid grid) {
    int[] weights = grid.noWeights();
    int[] lines = grid.lines();
    for (int point = 0; point < grid.places(); point++) {
      if (grid.at(point) == SideGrid.VACANT) {
        weights[point] =
            Math.max(
                sum(grid, point, lines, SideGrid.OWN), sum(grid, point, lines, SideGrid.OPPONENT));
      }
    }
    return weights;
  }

  @Override
  public long balance(SideGrid grid) {
    long balance = 0;
    int[] lines = grid.lines();
    for (int point = 0; point < grid.places(); point++) {
      if (grid.at(point) == SideGrid.VACANT) {
        balance += sum(grid, point, lines, SideGrid.OWN);
        balance -= sum(grid, point, lines, SideGrid.OPPONENT);
      }
    }
    return balance;
  }

  private int sum(SideGrid grid, int point, int[] lines, byte side) {
    int sum = 0;
    for (int step : lines) {
      sum += shape(grid, point, step, side);
    }
    return sum;
  }

  /** Returns the weight of a shape, measured upward from its low end. */
  private int shape(SideGrid grid, int point, int step, byte side) {
    Walk down = Walk.from(point, -step, grid, point, side);
    Walk up = Walk.from(down.last(), step, grid, point, side);
    int openEnds = (down.open() ? 1 : 0) + (up.open() ? 1 : 0);
    return table.weight(side, openEnds, up.gaps(), up.stones());
  }

  /**
   * A walk along a line over stones of one colour, across at most one gap.
   *
   * @param last the last stone reached
   * @param stones the number of stones, including the first
   * @param gaps the number of gaps crossed, 0 or 1
   * @param open whether the walk ended at a vacant point
   */
  private record Walk(int last, int stones, int gaps, boolean open) {

    /** Returns the walk from a stone, counting the point in question as a stone. */
    static Walk from(int start, int step, SideGrid grid, int point, byte side) {
      int last = start;
      int stones = 1;
      int gaps = 0;
      while (true) {
        int next = last + step;
        if (holds(next, grid, point, side)) {
          last = next;
        } else if (gaps == 0
            && grid.at(next) == SideGrid.VACANT
            && holds(next + step, grid, point, side)) {
          last = next + step;
          gaps++;
        } else {
          return new Walk(last, stones, gaps, grid.at(next) == SideGrid.VACANT);
        }
        stones++;
      }
    }

    private static boolean holds(int place, SideGrid grid, int point, byte side) {
      return place == point || grid.at(place) == side;
    }
  }
}

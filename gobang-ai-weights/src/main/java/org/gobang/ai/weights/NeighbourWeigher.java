package org.gobang.ai.weights;

/**
 * Weights points next to a stone by the values of both sides of the best line: the strategy {@code
 * neighbour}.
 */
record NeighbourWeigher(NeighbourTable table) implements Weigher {

  /** The number of points read on either side of the point. */
  private static final int REACH = 5;

  @Override
  public int[] weigh(SideGrid grid) {
    int[] weights = grid.noWeights();
    int[] lines = grid.lines();
    for (int point = 0; point < grid.places(); point++) {
      if (grid.at(point) == SideGrid.VACANT && considers(grid, point)) {
        for (int step : lines) {
          Side better = better(side(grid, point, -step), side(grid, point, step));
          weights[point] = Math.max(weights[point], better.value);
        }
      }
    }
    return weights;
  }

  @Override
  public long balance(SideGrid grid) {
    long balance = 0;
    int[] lines = grid.lines();
    for (int point = 0; point < grid.places(); point++) {
      if (grid.at(point) == SideGrid.VACANT && considers(grid, point)) {
        for (int step : lines) {
          Side better = better(side(grid, point, -step), side(grid, point, step));
          balance += better.owner == SideGrid.OWN ? better.value : 0;
          balance -= better.owner == SideGrid.OPPONENT ? better.value : 0;
        }
      }
    }
    return balance;
  }

  /** Returns whether a stone is on one of the eight neighbouring points. */
  @Override
  public boolean considers(SideGrid grid, int place) {
    for (int step : grid.lines()) {
      if (grid.hasStone(place - step) || grid.hasStone(place + step)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the side that determines a line: both sides together if they have one owner, no value
   * without room.
   */
  private Side better(Side low, Side high) {
    Side better = low.betterThan(high) ? low : high;
    if (low.owner == high.owner) {
      better = new Side(low.owner, low.value + high.value, low.length + high.length);
    }
    return better.length >= table.room() ? better : new Side(better.owner, 0, better.length);
  }

  private Side side(SideGrid grid, int point, int step) {
    byte owner = grid.at(point + step);
    if (owner == SideGrid.OUTSIDE) {
      return Side.NONE;
    }
    int value = owner == SideGrid.VACANT ? 0 : table.stone();
    int length = 1;
    for (int place = point + 2 * step; length < REACH; place += step) {
      byte cell = grid.at(place);
      boolean joins = owner != SideGrid.VACANT && cell == owner && grid.at(place - step) == owner;
      if (joins) {
        value += table.stone();
      } else if (cell != SideGrid.VACANT) {
        // No deduction for the edge, or from the zero value of a vacant side.
        value -= cell == SideGrid.OUTSIDE || owner == SideGrid.VACANT ? 0 : table.blocked();
        break;
      }
      length++;
    }
    return new Side(owner, owner == SideGrid.OPPONENT ? value - table.opponents() : value, length);
  }

  /**
   * The value of one side of a line.
   *
   * @param owner the content of the first place, which determines the owner
   * @param value the value of the stones, less deductions
   * @param length the length
   */
  private record Side(byte owner, int value, int length) {

    /** The side beyond the edge: worse than any other side, and without room. */
    private static final Side NONE = new Side(SideGrid.OUTSIDE, Integer.MIN_VALUE, 0);

    boolean betterThan(Side other) {
      return value > other.value || (value == other.value && length > other.length);
    }
  }
}

package org.gobang.ai.weights;

/**
 * Weighs points next to a stone by the values of both sides of their best line: the strategy {@code
 * neighbour}.
 */
final class NeighbourWeigher implements Weigher {

  /** How far a line is read on either side of the point. */
  private static final int REACH = 5;

  /** With the point itself, the length that a five needs. */
  private static final int ROOM = 4;

  private static final int STONE = 2;
  private static final int BLOCKED = -1;
  private static final int OPPONENTS = -2;

  @Override
  public int[] weigh(SideGrid grid) {
    int[] weights = grid.noWeights();
    int[] lines = grid.lines();
    for (int point = 0; point < grid.places(); point++) {
      if (grid.at(point) == SideGrid.VACANT && considers(grid, point)) {
        for (int step : lines) {
          int value = value(Side.read(grid, point, -step), Side.read(grid, point, step));
          weights[point] = Math.max(weights[point], value);
        }
      }
    }
    return weights;
  }

  /** Only points with a stone among their eight neighbours are candidates. */
  @Override
  public boolean considers(SideGrid grid, int place) {
    for (int step : grid.lines()) {
      if (grid.hasStone(place - step) || grid.hasStone(place + step)) {
        return true;
      }
    }
    return false;
  }

  private static int value(Side low, Side high) {
    if (low.owner == high.owner) {
      return low.length + high.length >= ROOM ? low.value + high.value : 0;
    }
    Side better = low.betterThan(high) ? low : high;
    return better.length >= ROOM ? better.value : 0;
  }

  /**
   * The value of one side of a line.
   *
   * @param owner the content of the first place, which determines the owner
   * @param value its stones, less deductions
   * @param length its length
   */
  private record Side(byte owner, int value, int length) {

    /** Beyond the edge: worse than any other side, and with no room. */
    private static final Side NONE = new Side(SideGrid.OUTSIDE, Integer.MIN_VALUE, 0);

    static Side read(SideGrid grid, int point, int step) {
      byte owner = grid.at(point + step);
      if (owner == SideGrid.OUTSIDE) {
        return NONE;
      }
      int value = owner == SideGrid.VACANT ? 0 : STONE;
      int length = 1;
      for (int place = point + 2 * step; length < REACH; place += step) {
        byte cell = grid.at(place);
        boolean joins = owner != SideGrid.VACANT && cell == owner && grid.at(place - step) == owner;
        if (joins) {
          value += STONE;
        } else if (cell != SideGrid.VACANT) {
          // The edge deducts nothing, and a vacant side has no value to deduct from.
          value += cell == SideGrid.OUTSIDE || owner == SideGrid.VACANT ? 0 : BLOCKED;
          break;
        }
        length++;
      }
      return new Side(owner, owner == SideGrid.OPPONENT ? value + OPPONENTS : value, length);
    }

    boolean betterThan(Side other) {
      return value > other.value || (value == other.value && length > other.length);
    }
  }
}

package org.gobang.ai.weights;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of the strategy {@code neighbour}.
 *
 * @param stone the value of each stone on one side of a line
 * @param blocked the deduction if a stone of the other colour ends the side
 * @param opponents the deduction from a side of the opponent
 * @param room the minimum length of a line
 */
record NeighbourTable(int stone, int blocked, int opponents, int room)
    implements WeightTable<NeighbourTable> {

  /** The published numbers; a length of four and the point itself have room for five. */
  static final NeighbourTable PUBLISHED = new NeighbourTable(2, 1, 2, 4);

  private static final String STONE = "stone";
  private static final String BLOCKED = "deducted if blocked";
  private static final String OPPONENTS = "deducted from the opponent";
  private static final String ROOM = "room";

  @Override
  public WeightRows rows() {
    Map<String, List<Integer>> rows = new LinkedHashMap<>();
    rows.put(STONE, List.of(stone));
    rows.put(BLOCKED, List.of(blocked));
    rows.put(OPPONENTS, List.of(opponents));
    rows.put(ROOM, List.of(room));
    return new WeightRows(rows);
  }

  @Override
  public NeighbourTable with(WeightRows rows) {
    return new NeighbourTable(
        rows.get(STONE, 0), rows.get(BLOCKED, 0), rows.get(OPPONENTS, 0), rows.get(ROOM, 0));
  }

  /** Returns the weight of four stones with a blocked far end. */
  @Override
  public int leastFive() {
    return 4 * stone - blocked;
  }

  @Override
  public int greatestTwo() {
    return 2 * stone - opponents;
  }
}

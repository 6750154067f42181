package org.gobang.ai.weights;

/** The strategy of <i>五子棋AI算法 实验报告</i>. */
public final class NeighbourProvider extends WeightProvider<NeighbourTable> {

  private static final String TABLE_HEAD =
      """
      # The numbers of neighbour: the value of each stone beside the point, what is deducted from a side of a line,
      # and the length that a line must have.
      """;

  /** Creates the provider for the service loader. */
  public NeighbourProvider() {
    super("neighbour", -105, NeighbourTable.PUBLISHED, TABLE_HEAD);
  }

  @Override
  Weigher weigher(NeighbourTable table) {
    return new NeighbourWeigher(table);
  }
}

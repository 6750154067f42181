package org.gobang.ai.weights;

/** The strategy of <i>Java实现人机五子棋</i>. */
public final class RewardsProvider extends WeightProvider<RunTable> {

  private static final String TABLE_HEAD =
      """
      # The weights of rewards for the vacant point before a run of one to four stones.
      # Beyond a live run is a vacant point; beyond a stopped one the edge or a stone of the other colour.
      """;

  /** Creates the provider for the service loader. */
  public RewardsProvider() {
    super("rewards", 58, RunTable.REWARDS, TABLE_HEAD);
  }

  @Override
  Weigher weigher(RunTable table) {
    return new RunWeigher(table, ScanOrder.ROWS);
  }
}

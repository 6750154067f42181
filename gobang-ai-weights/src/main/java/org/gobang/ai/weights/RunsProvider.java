package org.gobang.ai.weights;

/** The strategy of <i>Java实现简单的AI五子棋小游戏(二)</i>, which scans the board by columns. */
public final class RunsProvider extends WeightProvider<RunTable> {

  private static final String TABLE_HEAD =
      """
      # The weights of runs for the vacant point before a run of one to four stones.
      # Beyond a live run is a vacant point or the edge; beyond a stopped one a stone of the other colour.
      """;

  /** Creates the provider for the service loader. */
  public RunsProvider() {
    super("runs", 0, RunTable.RUNS, TABLE_HEAD);
  }

  @Override
  Weigher weigher(RunTable table) {
    return new RunWeigher(table, ScanOrder.COLUMNS);
  }
}

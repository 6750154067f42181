package org.gobang.ai.weights;

import org.gobang.api.player.Settings;

/** The strategy of <i>Java实现简单的AI五子棋小游戏(二)</i>, which looks through the board column by column. */
public final class RunsProvider extends WeightProvider {

  /** For the service loader. */
  public RunsProvider() {
    super("runs");
  }

  @Override
  Weigher weigher(Settings settings) {
    return new RunWeigher(RunTable.RUNS, Scan.COLUMNS);
  }
}

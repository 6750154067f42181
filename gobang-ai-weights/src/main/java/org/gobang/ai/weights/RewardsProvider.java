package org.gobang.ai.weights;

import org.gobang.api.player.Settings;

/** The strategy of <i>Java实现人机五子棋</i>. */
public final class RewardsProvider extends WeightProvider {

  /** For the service loader. */
  public RewardsProvider() {
    super("rewards");
  }

  @Override
  Weigher weigher(Settings settings) {
    return new RunWeigher(RunTable.REWARDS, Scan.ROWS);
  }
}

package org.gobang.ai.weights;

import org.gobang.api.player.Settings;

/** The strategy of <i>五子棋AI算法 实验报告</i>. */
public final class NeighbourProvider extends WeightProvider {

  /** For the service loader. */
  public NeighbourProvider() {
    super("neighbour");
  }

  @Override
  Weigher weigher(Settings settings) {
    return new NeighbourWeigher();
  }
}

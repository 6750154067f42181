package org.gobang.ai.weights;

import org.gobang.api.player.Settings;

/** The strategy of <i>电脑下棋算法设计</i>. */
public final class ShapesProvider extends WeightProvider {

  /** For the service loader. */
  public ShapesProvider() {
    super("shapes");
  }

  @Override
  public int priority() {
    return 10;
  }

  @Override
  Weigher weigher(Settings settings) {
    return new ShapeWeigher();
  }
}

package org.gobang.ui.console.screen;

import java.util.Collection;
import org.gobang.api.Point;
import org.gobang.api.player.Weights;

/**
 * How hot a point is, from 1 to 9. Weights grow by leaps, a four being worth ten threes, so each
 * step down is half as much: 9 is the heaviest point, 8 half of it.
 */
record Heat(Weights weights, int most) {

  static final int HOTTEST = 9;

  static Heat of(Weights weights) {
    Collection<Integer> values = weights.nonZero().values();
    return new Heat(weights, values.stream().mapToInt(Integer::intValue).max().orElse(0));
  }

  /** The level of a point; 0 for one that is worth nothing, or less. */
  int level(Point point) {
    int weight = weights.at(point);
    if (weight <= 0) {
      return 0;
    }
    double halvings = Math.log((double) most / weight) / Math.log(2);
    return Math.max(1, HOTTEST - (int) Math.round(halvings));
  }
}

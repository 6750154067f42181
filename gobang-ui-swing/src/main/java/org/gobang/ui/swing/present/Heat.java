package org.gobang.ui.swing.present;

import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.api.player.Weights;

/**
 * How hot each point is. Weights grow by leaps, a four being worth ten threes, so each level down
 * is half as much: 9 is the heaviest point, 8 half of it.
 */
record Heat(Weights weights, int most) {

  private static final int HOTTEST = 9;

  static Heat of(Weights weights) {
    return new Heat(
        weights, weights.nonZero().values().stream().mapToInt(Integer::intValue).max().orElse(0));
  }

  /** From 1 to 9; 0 for a point that is worth nothing, or less. */
  int level(Point point) {
    int weight = weights.at(point);
    if (weight <= 0) {
      return 0;
    }
    double halvings = Math.log((double) most / weight) / Math.log(2);
    return Math.max(1, HOTTEST - (int) Math.round(halvings));
  }

  /** The weight as it fits on a point: {@code 812}, {@code 8.1k}, {@code 81k}. */
  String text(Point point) {
    long weight = weights.at(point);
    if (weight < 1000) {
      return Long.toString(weight);
    }
    String unit = weight < 1_000_000 ? "k" : "M";
    double of = weight / (weight < 1_000_000 ? 1e3 : 1e6);
    return String.format(Locale.ROOT, of < 9.95 ? "%.1f%s" : "%.0f%s", of, unit);
  }
}

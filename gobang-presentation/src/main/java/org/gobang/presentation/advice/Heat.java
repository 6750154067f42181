package org.gobang.presentation.advice;

import org.gobang.api.Point;
import org.gobang.api.player.Weights;
import org.gobang.presentation.text.Formats;

/**
 * How hot each point is. Some strategies' weights grow by leaps, a four being worth ten threes;
 * others' lie close together. So a point is as hot as both its weight and its place among the
 * others allow: 9 is the heaviest point, and each level down is for half the weight, or for twice
 * the place. However the weights lie, the hottest points are few, and stand out.
 */
public final class Heat {

  /** The level of the heaviest point. */
  public static final int HOTTEST = 9;

  private final Weights weights;

  /** The weights above 0, the heaviest last. */
  private final int[] sorted;

  private Heat(Weights weights) {
    this.weights = weights;
    this.sorted =
        weights.nonZero().values().stream()
            .mapToInt(Integer::intValue)
            .filter(weight -> weight > 0)
            .sorted()
            .toArray();
  }

  /** The heat of each point that was weighed. */
  public static Heat of(Weights weights) {
    return new Heat(weights);
  }

  /** From 1 to 9; 0 for a point that is worth nothing, or less. */
  public int level(Point point) {
    int weight = weights.at(point);
    if (weight <= 0) {
      return 0;
    }
    double halvings = log2((double) sorted[sorted.length - 1] / weight);
    double doublings = log2(place(weight));
    return Math.max(1, HOTTEST - (int) Math.round(Math.max(halvings, doublings)));
  }

  /** 1 for the heaviest; those of one weight share a place. */
  private int place(int weight) {
    int heavier = 0;
    while (sorted[sorted.length - 1 - heavier] > weight) {
      heavier++;
    }
    return heavier + 1;
  }

  private static double log2(double number) {
    return Math.log(number) / Math.log(2);
  }

  /** The weight as it fits on a point: {@code 812}, {@code 8.1k}, {@code 81k}. */
  public String text(Point point) {
    long weight = weights.at(point);
    if (weight < 1000) {
      return Long.toString(weight);
    }
    String unit = weight < 1_000_000 ? "k" : "M";
    double of = weight / (weight < 1_000_000 ? 1e3 : 1e6);
    return Formats.decimal(of, of < 9.95 ? 1 : 0) + unit;
  }
}

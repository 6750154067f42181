package org.gobang.presentation.advice;

import org.gobang.api.Point;
import org.gobang.api.player.Weights;
import org.gobang.presentation.text.Formats;

/**
 * The heat levels of points. The weights of some players differ by orders of magnitude, those of
 * others only slightly. The level of a point is therefore limited by its weight and by its rank: 9
 * is the heaviest point, and each lower level means half the weight or twice the rank. As a result,
 * few points have the highest levels.
 */
public final class Heat {

  /** The highest heat level, for the point with the largest weight. */
  public static final int HOTTEST = 9;

  private final Weights weights;

  /** The positive weights, heaviest last. */
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

  /** Returns the heat levels for the given weights. */
  public static Heat of(Weights weights) {
    return new Heat(weights);
  }

  /** Returns the heat level of a point, from 1 to 9, or 0 without a positive weight. */
  public int level(Point point) {
    int weight = weights.at(point);
    if (weight <= 0) {
      return 0;
    }
    double halvings = log2((double) sorted[sorted.length - 1] / weight);
    double doublings = log2(place(weight));
    return Math.max(1, HOTTEST - (int) Math.round(Math.max(halvings, doublings)));
  }

  /** Returns the rank of a weight, 1 for the heaviest; equal weights share a rank. */
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

  /** Returns the weight of a point as short text: {@code 812}, {@code 8.1k}, {@code 81k}. */
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

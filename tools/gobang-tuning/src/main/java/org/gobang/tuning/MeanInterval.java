package org.gobang.tuning;

import java.util.Arrays;
import java.util.Random;

/**
 * A mean over games, and its 95 % interval by bootstrap: how the mean varies when as many games are
 * drawn from these, again and again.
 */
record MeanInterval(double mean, double low, double high) {

  private static final int DRAWS = 4000;
  private static final double TAIL = 0.025;

  /** The interval of the mean of values, one or more, one for each game. */
  static MeanInterval of(double[] values) {
    Random random = new Random(1);
    double[] means = new double[DRAWS];
    for (int draw = 0; draw < DRAWS; draw++) {
      double sum = 0;
      for (int i = 0; i < values.length; i++) {
        sum += values[random.nextInt(values.length)];
      }
      means[draw] = sum / values.length;
    }
    Arrays.sort(means);
    int tail = (int) (TAIL * DRAWS);
    return new MeanInterval(
        Arrays.stream(values).average().orElseThrow(), means[tail], means[DRAWS - 1 - tail]);
  }
}

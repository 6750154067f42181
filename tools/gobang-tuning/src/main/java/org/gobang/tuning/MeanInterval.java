package org.gobang.tuning;

import java.util.Arrays;
import java.util.Random;

/** A mean over games with a 95% bootstrap interval. */
record MeanInterval(double mean, double low, double high) {

  private static final int DRAWS = 4000;
  private static final double TAIL = 0.025;

  /** Returns the interval of the mean of at least one value, one per game. */
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

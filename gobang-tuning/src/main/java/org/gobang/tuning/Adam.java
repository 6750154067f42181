package org.gobang.tuning;

/**
 * Moves values down a slope that is only known from samples, each by a step of its own size (Kingma
 * and Ba, <i>Adam: A Method for Stochastic Optimization</i>, 2015).
 */
final class Adam {

  private static final double MEAN = 0.9;
  private static final double SQUARE = 0.999;
  private static final double TINY = 1e-8;

  private final double[] means;
  private final double[] squares;
  private int steps;

  /** For so many values. */
  Adam(int count) {
    means = new double[count];
    squares = new double[count];
  }

  /**
   * Moves values by a step.
   *
   * @param slopes the loss by each value
   * @param size how far a step goes at most, about
   */
  void step(double[] values, double[] slopes, double size) {
    steps++;
    for (int i = 0; i < values.length; i++) {
      means[i] = MEAN * means[i] + (1 - MEAN) * slopes[i];
      squares[i] = SQUARE * squares[i] + (1 - SQUARE) * slopes[i] * slopes[i];
      double mean = means[i] / (1 - Math.pow(MEAN, steps));
      double square = squares[i] / (1 - Math.pow(SQUARE, steps));
      values[i] -= size * mean / (Math.sqrt(square) + TINY);
    }
  }
}

package org.gobang.tuning;

/**
 * Stochastic gradient descent with a separate step size per value (Kingma and Ba, <i>Adam: A Method
 * for Stochastic Optimization</i>, 2015).
 */
final class Adam {

  private static final double MEAN_DECAY = 0.9;
  private static final double SQUARE_DECAY = 0.999;
  private static final double EPSILON = 1e-8;

  private final double[] means;
  private final double[] squares;
  private int steps;

  /** Creates an optimiser for a number of values. */
  Adam(int count) {
    means = new double[count];
    squares = new double[count];
  }

  /**
   * Changes values by a step against a gradient.
   *
   * @param gradient the gradient of the loss
   * @param size the maximum step, approximately
   */
  void step(double[] values, double[] gradient, double size) {
    steps++;
    for (int i = 0; i < values.length; i++) {
      means[i] = MEAN_DECAY * means[i] + (1 - MEAN_DECAY) * gradient[i];
      squares[i] = SQUARE_DECAY * squares[i] + (1 - SQUARE_DECAY) * gradient[i] * gradient[i];
      double mean = means[i] / (1 - Math.pow(MEAN_DECAY, steps));
      double square = squares[i] / (1 - Math.pow(SQUARE_DECAY, steps));
      values[i] -= size * mean / (Math.sqrt(square) + EPSILON);
    }
  }
}

package org.gobang.tuning;

import java.util.Arrays;

/**
 * Weights that are fitted in batches of samples. Each is the sum of a prior, its part in a plain
 * model and a difference. The squares of the last two are regularised.
 */
final class ShrunkWeights {

  /** The regularisation of the plain model, in samples. */
  private static final double PLAIN_REGULARISATION = 0.1;

  private final PlainModel model;
  private final double[] prior;
  private final double regularisation;

  /** The weights: the prior, the plain model and the differences added up. */
  private final double[] weights;

  /** The fitted values: each weight's difference from the plain model, then the plain model. */
  private final double[] values;

  private final double[] gradient;
  private final Adam adam;

  /**
   * Creates weights before the first sample.
   *
   * @param prior the initial weights, to which the plain model and the differences are added
   * @param regularisation the strength of the pull towards the plain model, in samples
   */
  ShrunkWeights(PlainModel model, double[] prior, double regularisation) {
    this.model = model;
    this.prior = prior.clone();
    this.regularisation = regularisation;
    weights = prior.clone();
    values = new double[model.weights() + model.values()];
    gradient = new double[values.length];
    adam = new Adam(values.length);
  }

  /** Returns the current weights, which are modified by each step. */
  double[] weights() {
    return weights;
  }

  /**
   * Changes the weights by a step of gradient descent.
   *
   * @param gradients the gradients of the loss by weight, summed over the batch
   * @param batch the number of samples in the batch
   * @param all the number of all samples
   * @param size the maximum step, approximately
   */
  void step(double[] gradients, int batch, int all, double size) {
    Arrays.fill(gradient, 0);
    System.arraycopy(gradients, 0, gradient, 0, weights.length);
    for (int weight = 0; weight < weights.length; weight++) {
      for (int plain : model.parts()[weight]) {
        gradient[weights.length + plain] += gradients[weight];
      }
    }
    double part = (double) batch / all;
    for (int i = 0; i < values.length; i++) {
      double pull = (i < weights.length ? regularisation : PLAIN_REGULARISATION) * part * values[i];
      gradient[i] = (gradient[i] + pull) / batch;
    }
    adam.step(values, gradient, size);
    for (int weight = 0; weight < weights.length; weight++) {
      weights[weight] = prior[weight] + values[weight];
      for (int plain : model.parts()[weight]) {
        weights[weight] += values[weights.length + plain];
      }
    }
  }
}

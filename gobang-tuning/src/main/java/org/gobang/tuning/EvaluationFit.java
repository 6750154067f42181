package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Fits the evaluation: logistic regression in batches, each weight's own difference from the plain
 * model regularised by its square.
 */
final class EvaluationFit {

  private static final int BATCH = 1024;
  private static final double STEP = 0.004;

  /** In the last third of the epochs, the step size relative to the epoch before. */
  private static final double STEP_DECAY = 0.6;

  /** How strongly the plain model is regularised, in samples. */
  private static final double PLAIN_REGULARISATION = 0.1;

  private final EvaluationModel model;
  private final double regularisation;
  private final int epochs;
  private final PrintWriter out;

  /** The weights: the plain model and the differences added up. */
  private final double[] weights;

  /** The fitted values: each weight's difference from the plain model, then the plain model. */
  private final double[] values;

  private final double[] gradient;
  private final Adam adam;

  /**
   * A regression.
   *
   * @param regularisation how strongly weights are held near the plain model, in samples
   * @param out where the losses of each epoch are printed
   */
  EvaluationFit(EvaluationModel model, double regularisation, int epochs, PrintWriter out) {
    this.model = model;
    this.regularisation = regularisation;
    this.epochs = epochs;
    this.out = out;
    weights = new double[model.weights()];
    values = new double[model.weights() + model.plain()];
    gradient = new double[values.length];
    adam = new Adam(values.length);
  }

  /**
   * Fits the weights to samples.
   *
   * @return by weight, 1 raising the odds by a factor of e
   */
  double[] fit(Samples samples) {
    List<Sample> fitted = new ArrayList<>(samples.fitted());
    Random random = new Random(1);
    for (int epoch = 1; epoch <= epochs; epoch++) {
      Collections.shuffle(fitted, random);
      double decay = Math.pow(STEP_DECAY, Math.max(0, epoch - epochs * 2 / 3));
      for (int from = 0; from < fitted.size(); from += BATCH) {
        int to = Math.min(from + BATCH, fitted.size());
        step(fitted.subList(from, to), (double) (to - from) / fitted.size(), STEP * decay);
      }
      out.printf(
          Locale.ROOT,
          "epoch %d: loss %.5f, held out %.5f%n",
          epoch,
          loss(fitted, weights),
          loss(samples.heldOut(), weights));
    }
    return weights.clone();
  }

  private void step(List<Sample> batch, double part, double size) {
    Arrays.fill(gradient, 0);
    for (Sample sample : batch) {
      double error = probability(sample.sum(weights)) - sample.target();
      for (int i = 0; i < sample.weights().length; i++) {
        gradient[sample.weights()[i]] += error * sample.times()[i];
      }
    }
    for (int weight = 0; weight < weights.length; weight++) {
      for (int plain : model.parts(weight)) {
        gradient[weights.length + plain] += gradient[weight];
      }
    }
    for (int i = 0; i < values.length; i++) {
      double pull = (i < weights.length ? regularisation : PLAIN_REGULARISATION) * part * values[i];
      gradient[i] = (gradient[i] + pull) / batch.size();
    }
    adam.step(values, gradient, size);
    for (int weight = 0; weight < weights.length; weight++) {
      weights[weight] = values[weight];
      for (int plain : model.parts(weight)) {
        weights[weight] += values[weights.length + plain];
      }
    }
  }

  /** The mean loss of samples, in nats. */
  static double loss(List<Sample> samples, double[] weights) {
    return samples.stream().mapToDouble(sample -> loss(sample, weights)).average().orElse(0);
  }

  private static double loss(Sample sample, double[] weights) {
    double sum = sample.sum(weights);
    return Math.max(sum, 0) - sum * sample.target() + Math.log1p(Math.exp(-Math.abs(sum)));
  }

  /** The probability whose log odds are given. */
  static double probability(double logOdds) {
    return 1 / (1 + Math.exp(-logOdds));
  }
}

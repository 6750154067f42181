package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Fits the evaluation by logistic regression in batches. The square of each weight's difference
 * from the plain model is regularised.
 */
final class EvaluationFit {

  private static final int BATCH = 1024;
  private static final double STEP = 0.008;

  /** The ratio of the step size to that of the previous epoch, in the last third of the epochs. */
  private static final double STEP_DECAY = 0.6;

  private final int epochs;
  private final PrintWriter out;

  private final ShrunkWeights shrunk;
  private final double[] gradient;

  /**
   * Creates a regression.
   *
   * @param prior the weights to correct
   * @param regularisation the strength of the pull towards the plain model, in samples
   * @param out the output for the losses per epoch
   */
  EvaluationFit(
      EvaluationModel model, double[] prior, double regularisation, int epochs, PrintWriter out) {
    this.epochs = epochs;
    this.out = out;
    shrunk = new ShrunkWeights(model.plain(), prior, regularisation);
    gradient = new double[model.weights()];
  }

  /**
   * Fits the weights to samples and returns them.
   *
   * @return the values by weight; 1 raises the odds by a factor of e
   */
  double[] fit(Samples<Sample> samples) {
    List<Sample> fitted = new ArrayList<>(samples.fitted());
    Random random = new Random(1);
    double[] weights = shrunk.weights();
    for (int epoch = 1; epoch <= epochs; epoch++) {
      Collections.shuffle(fitted, random);
      double decay = Math.pow(STEP_DECAY, Math.max(0, epoch - epochs * 2 / 3));
      for (int from = 0; from < fitted.size(); from += BATCH) {
        int to = Math.min(from + BATCH, fitted.size());
        step(fitted.subList(from, to), fitted.size(), STEP * decay);
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

  private void step(List<Sample> batch, int all, double size) {
    Arrays.fill(gradient, 0);
    double[] weights = shrunk.weights();
    for (Sample sample : batch) {
      double error = probability(sample.sum(weights)) - sample.target();
      for (int i = 0; i < sample.weights().length; i++) {
        gradient[sample.weights()[i]] += error / 2 * sample.halves()[i];
      }
    }
    shrunk.step(gradient, batch.size(), all, size);
  }

  /** Returns the mean loss of samples, in nats. */
  static double loss(List<Sample> samples, double[] weights) {
    return samples.stream().mapToDouble(sample -> loss(sample, weights)).average().orElse(0);
  }

  private static double loss(Sample sample, double[] weights) {
    return loss(sample.sum(weights), sample.target());
  }

  /** Returns the loss of predicted log odds, in nats. */
  static double loss(double logOdds, double target) {
    return Math.max(logOdds, 0) - logOdds * target + Math.log1p(Math.exp(-Math.abs(logOdds)));
  }

  /** Returns the probability of given log odds. */
  static double probability(double logOdds) {
    return 1 / (1 + Math.exp(-logOdds));
  }
}

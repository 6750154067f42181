package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Trains a network by stochastic gradient descent on the logistic loss.
 *
 * @param epochs the number of passes over all samples
 * @param out the output for the losses per epoch
 */
record NetworkFit(int epochs, PrintWriter out) {

  private static final int BATCH = 256;
  private static final double STEP = 0.001;

  /** The ratio of the step size to that of the previous epoch, in the last third of the epochs. */
  private static final double STEP_DECAY = 0.5;

  /** Trains a model on samples. */
  void fit(NetworkModel model, Samples<NetworkSample> samples) {
    List<NetworkSample> fitted = new ArrayList<>(samples.fitted());
    Random random = new Random(1);
    double[] gradient = new double[model.weights().length];
    Adam adam = new Adam(gradient.length);
    for (int epoch = 1; epoch <= epochs; epoch++) {
      Collections.shuffle(fitted, random);
      double size = STEP * Math.pow(STEP_DECAY, Math.max(0, epoch - epochs * 2 / 3));
      for (int from = 0; from < fitted.size(); from += BATCH) {
        List<NetworkSample> batch = fitted.subList(from, Math.min(from + BATCH, fitted.size()));
        Arrays.fill(gradient, 0);
        batch.forEach(sample -> model.addGradient(sample, gradient));
        for (int i = 0; i < gradient.length; i++) {
          gradient[i] /= batch.size();
        }
        adam.step(model.weights(), gradient, size);
      }
      out.printf(
          Locale.ROOT,
          "epoch %d: loss %.5f, held out %.5f%n",
          epoch,
          loss(model, fitted),
          loss(model, samples.heldOut()));
    }
  }

  /** Returns the mean loss of samples, in nats. */
  static double loss(NetworkModel model, List<NetworkSample> samples) {
    return samples.stream()
        .mapToDouble(sample -> EvaluationFit.loss(model.logOdds(sample), sample.target()))
        .average()
        .orElse(0);
  }
}

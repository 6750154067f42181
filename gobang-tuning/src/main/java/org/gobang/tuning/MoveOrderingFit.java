package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Fits the move ordering: the weights that make the moves preferred by searches most likely, where
 * a move's probability grows by a factor of e with each unit of its weights' sum (multinomial
 * logistic regression).
 */
final class MoveOrderingFit {

  private static final int BATCH = 256;
  private static final double STEP = 0.03;

  /** The step size of an epoch, relative to the one before. */
  private static final double STEP_DECAY = 0.8;

  /** How strongly weights are regularised towards 0, in choices. */
  private static final double REGULARISATION = 3;

  private final int epochs;
  private final PrintWriter out;

  /**
   * A regression.
   *
   * @param epochs how often it passes over all choices
   * @param out where the loss of each epoch is printed
   */
  MoveOrderingFit(int epochs, PrintWriter out) {
    this.epochs = epochs;
    this.out = out;
  }

  /** The weights, by the numbers of {@link MoveChoice}. */
  double[] fit(List<MoveChoice> choices) {
    double[] values = new double[MoveChoice.WEIGHTS];
    Adam adam = new Adam(values.length);
    List<MoveChoice> shuffled = new ArrayList<>(choices);
    Random random = new Random(1);
    double size = STEP;
    for (int epoch = 1; epoch <= epochs; epoch++) {
      Collections.shuffle(shuffled, random);
      for (int from = 0; from < shuffled.size(); from += BATCH) {
        List<MoveChoice> batch = shuffled.subList(from, Math.min(from + BATCH, shuffled.size()));
        adam.step(values, gradient(batch, values, choices.size()), size);
      }
      size *= STEP_DECAY;
      out.printf(Locale.ROOT, "epoch %d: loss %.4f%n", epoch, loss(choices, values));
    }
    return values;
  }

  private static double[] gradient(List<MoveChoice> batch, double[] values, int all) {
    double[] gradient = new double[values.length];
    for (MoveChoice choice : batch) {
      double[] probabilities = choice.probabilities(values);
      for (int i = 0; i < probabilities.length; i++) {
        double error = probabilities[i] - (i == choice.best() ? 1 : 0);
        for (short weight : choice.moves()[i]) {
          gradient[weight] += error;
        }
      }
    }
    for (int i = 0; i < gradient.length; i++) {
      gradient[i] = gradient[i] / batch.size() + REGULARISATION * values[i] / all;
    }
    return gradient;
  }

  /** The mean loss of choices, in nats. */
  static double loss(List<MoveChoice> choices, double[] values) {
    return choices.stream()
        .mapToDouble(choice -> -Math.log(choice.probabilities(values)[choice.best()]))
        .average()
        .orElse(0);
  }

  /** Some of the weights in the engine's units: none less than 0, a factor of e in 20 units. */
  static int[] units(double[] values, int from, int count) {
    double[] part = Arrays.copyOfRange(values, from, from + count);
    double least = Arrays.stream(part).min().orElse(0);
    return Arrays.stream(part).mapToInt(value -> (int) Math.round(20 * (value - least))).toArray();
  }
}

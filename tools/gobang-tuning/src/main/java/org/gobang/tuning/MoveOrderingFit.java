package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.gobang.ai.search.position.MoveOrdering;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;

/**
 * Fits the move ordering by multinomial logistic regression: finds the weights with the maximum
 * likelihood of the preferred moves. Each unit of a move's sum of weights multiplies its
 * probability by e.
 */
final class MoveOrderingFit {

  private static final int BATCH = 256;
  private static final double STEP = 0.02;

  /** The ratio of the step size to that of the previous epoch. */
  private static final double STEP_DECAY = 0.7;

  /** The strength of the pull towards the plain model, in choices. */
  private static final double REGULARISATION = 3;

  private final ShrunkWeights shrunk;
  private final int epochs;
  private final PrintWriter out;

  /**
   * Creates a regression.
   *
   * @param epochs the number of passes over all choices
   * @param out the output for the loss per epoch
   */
  MoveOrderingFit(Rules rules, int epochs, PrintWriter out) {
    this.shrunk = new ShrunkWeights(plain(rules), new double[MoveChoice.WEIGHTS], REGULARISATION);
    this.epochs = epochs;
    this.out = out;
  }

  /** Separate values for attack and defence. Pairs of shapes have none. */
  private static PlainModel plain(Rules rules) {
    int[][] parts = new int[MoveChoice.WEIGHTS][0];
    for (int code = 0; code < PointCodes.COUNT; code++) {
      parts[MoveChoice.ATTACK + code] = PlainModel.ofPoint(rules, 0, code, 0);
      parts[MoveChoice.DEFENCE + code] = PlainModel.ofPoint(rules, 1, code, PlainModel.OF_POINTS);
    }
    return PlainModel.of(parts);
  }

  /** Returns the fitted weights in the order of {@link MoveChoice}. */
  double[] fit(List<MoveChoice> choices) {
    List<MoveChoice> shuffled = new ArrayList<>(choices);
    Random random = new Random(1);
    double size = STEP;
    for (int epoch = 1; epoch <= epochs; epoch++) {
      Collections.shuffle(shuffled, random);
      for (int from = 0; from < shuffled.size(); from += BATCH) {
        List<MoveChoice> batch = shuffled.subList(from, Math.min(from + BATCH, shuffled.size()));
        shrunk.step(gradient(batch, shrunk.weights()), batch.size(), choices.size(), size);
      }
      size *= STEP_DECAY;
      out.printf(Locale.ROOT, "epoch %d: loss %.4f%n", epoch, loss(choices, shrunk.weights()));
    }
    return shrunk.weights().clone();
  }

  private static double[] gradient(List<MoveChoice> batch, double[] values) {
    double[] gradient = new double[values.length];
    for (MoveChoice choice : batch) {
      double[] probabilities = choice.probabilities(values);
      for (int i = 0; i < probabilities.length; i++) {
        double error = probabilities[i] - (i == choice.best() ? 1 : 0);
        for (int j = i * MoveChoice.PER_MOVE; j < (i + 1) * MoveChoice.PER_MOVE; j++) {
          gradient[choice.weights()[j]] += error;
        }
      }
    }
    return gradient;
  }

  /** Returns the mean loss of choices, in nats. */
  static double loss(List<MoveChoice> choices, double[] values) {
    return choices.stream()
        .mapToDouble(choice -> -Math.log(choice.probabilities(values)[choice.best()]))
        .average()
        .orElse(0);
  }

  /**
   * Returns the move ordering with fitted weights. Each kind of weights is relative to the weight
   * without a pattern.
   */
  static MoveOrdering ordering(double[] fitted) {
    return new MoveOrdering(
        units(fitted, MoveChoice.ATTACK, MoveChoice.DEFENCE),
        units(fitted, MoveChoice.DEFENCE, MoveChoice.PAIRS),
        units(fitted, MoveChoice.PAIRS, MoveChoice.WEIGHTS));
  }

  private static int[] units(double[] values, int from, int to) {
    return Arrays.stream(values, from, to)
        .mapToInt(value -> (int) Math.round(MoveOrdering.UNIT * (value - values[from])))
        .toArray();
  }
}

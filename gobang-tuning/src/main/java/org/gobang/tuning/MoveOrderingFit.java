package org.gobang.tuning;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * How early the engine tries a move: the weights that make the moves which its searches preferred
 * most likely, where a move's likelihood grows by a factor of e with each unit that its weights add
 * up to (multinomial logistic regression).
 */
final class MoveOrderingFit {

  private static final int BATCH = 256;
  private static final double STEP = 0.03;

  /** Each epoch's steps are smaller by this factor. */
  private static final double SLOWER = 0.8;

  /** How strongly weights are held near nothing, in choices. */
  private static final double BACK = 3;

  private final int epochs;
  private final PrintWriter out;

  /** A regression that looks at each choice so often, and prints its losses. */
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
        adam.step(values, slopes(batch, values, choices.size()), size);
      }
      size *= SLOWER;
      out.printf(Locale.ROOT, "epoch %d: loss %.4f%n", epoch, loss(choices, values));
    }
    return values;
  }

  private static double[] slopes(List<MoveChoice> batch, double[] values, int all) {
    double[] slopes = new double[values.length];
    for (MoveChoice choice : batch) {
      double[] chances = choice.chances(values);
      for (int i = 0; i < chances.length; i++) {
        double error = chances[i] - (i == choice.best() ? 1 : 0);
        for (short weight : choice.moves()[i]) {
          slopes[weight] += error;
        }
      }
    }
    for (int i = 0; i < slopes.length; i++) {
      slopes[i] = slopes[i] / batch.size() + BACK * values[i] / all;
    }
    return slopes;
  }

  /** The mean loss of choices, in nats. */
  static double loss(List<MoveChoice> choices, double[] values) {
    return choices.stream()
        .mapToDouble(choice -> -Math.log(choice.chances(values)[choice.best()]))
        .average()
        .orElse(0);
  }

  /** Some of the weights as the engine has them: none less than 0, a factor of e in 20 units. */
  static int[] units(double[] values, int from, int count) {
    double[] part = Arrays.copyOfRange(values, from, from + count);
    double least = Arrays.stream(part).min().orElse(0);
    return Arrays.stream(part).mapToInt(value -> (int) Math.round(20 * (value - least))).toArray();
  }
}

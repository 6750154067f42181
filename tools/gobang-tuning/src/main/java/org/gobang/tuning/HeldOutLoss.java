package org.gobang.tuning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Computes the cross-validated loss of an evaluation. Slope and bias are fitted to other games. */
final class HeldOutLoss {

  /** The number of folds. Each fold is measured with the fit to the others. */
  static final int FOLDS = 5;

  private HeldOutLoss() {}

  /**
   * Returns the loss of each game. The folds depend only on the number of games, so that the losses
   * of two evaluations can be compared game by game.
   *
   * @param games the quiet positions of each game, one or more
   * @throws IllegalArgumentException if there are fewer games than {@link #FOLDS}
   */
  static double[] of(List<List<QuietPosition>> games) {
    if (games.size() < FOLDS) {
      throw new IllegalArgumentException(
          "too few games with such positions: " + games.size() + ", not " + FOLDS + " or more");
    }
    List<Integer> order = new ArrayList<>(IntStream.range(0, games.size()).boxed().toList());
    Collections.shuffle(order, new Random(1));
    double[] losses = new double[games.size()];
    for (int fold = 0; fold < FOLDS; fold++) {
      List<List<QuietPosition>> others = new ArrayList<>();
      for (int i = 0; i < order.size(); i++) {
        if (i % FOLDS != fold) {
          others.add(games.get(order.get(i)));
        }
      }
      Calibration calibration = Calibration.fit(others);
      for (int i = fold; i < order.size(); i += FOLDS) {
        losses[order.get(i)] = calibration.loss(games.get(order.get(i)));
      }
    }
    return losses;
  }
}

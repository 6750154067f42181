package org.gobang.tuning;

import java.util.List;

/**
 * The calibration of an evaluation: the log odds of winning are {@code slope * value + bias}.
 *
 * @param slope 1 for an evaluation with a correct unit, less for an overconfident one
 * @param bias the effect of the turn that is missing in the evaluation
 */
record Calibration(double slope, double bias) {

  /** Regularisation that keeps both finite if the games do not determine them. */
  private static final double REGULARISATION = 1e-6;

  private static final int MAX_STEPS = 100;
  private static final double SMALLEST_GAIN = 1e-12;

  /**
   * Returns the calibration with the smallest loss, found by Newton's method. All games have the
   * same weight.
   */
  static Calibration fit(List<List<QuietPosition>> games) {
    Calibration best = new Calibration(0, 0);
    double least = best.objective(games);
    for (int step = 0; step < MAX_STEPS; step++) {
      Calibration target = best.newtonStep(games);
      double part = 1;
      Calibration next = target;
      double loss = next.objective(games);
      while (loss > least && part > SMALLEST_GAIN) {
        part /= 2;
        next = best.towards(target, part);
        loss = next.objective(games);
      }
      if (loss > least - SMALLEST_GAIN) {
        break;
      }
      best = next;
      least = loss;
    }
    return best;
  }

  private double objective(List<List<QuietPosition>> games) {
    double sum = games.stream().mapToDouble(this::loss).sum();
    return sum / games.size() + REGULARISATION / 2 * (slope * slope + bias * bias);
  }

  private Calibration towards(Calibration target, double part) {
    return new Calibration(
        slope + part * (target.slope - slope), bias + part * (target.bias - bias));
  }

  private Calibration newtonStep(List<List<QuietPosition>> games) {
    double gradientSlope = REGULARISATION * slope;
    double gradientBias = REGULARISATION * bias;
    double curveSlope = REGULARISATION;
    double curveBoth = 0;
    double curveBias = REGULARISATION;
    for (List<QuietPosition> game : games) {
      double weight = 1.0 / games.size() / game.size();
      for (QuietPosition position : game) {
        double value = position.value();
        double probability = EvaluationFit.probability(logOdds(position));
        double error = weight * (probability - position.result());
        double curve = weight * probability * (1 - probability);
        gradientSlope += error * value;
        gradientBias += error;
        curveSlope += curve * value * value;
        curveBoth += curve * value;
        curveBias += curve;
      }
    }
    double determinant = curveSlope * curveBias - curveBoth * curveBoth;
    return new Calibration(
        slope - (curveBias * gradientSlope - curveBoth * gradientBias) / determinant,
        bias - (curveSlope * gradientBias - curveBoth * gradientSlope) / determinant);
  }

  /** Returns the mean loss of the positions in a game, in nats. */
  double loss(List<QuietPosition> game) {
    return game.stream()
        .mapToDouble(position -> EvaluationFit.loss(logOdds(position), position.result()))
        .average()
        .orElseThrow();
  }

  private double logOdds(QuietPosition position) {
    return slope * position.value() + bias;
  }
}

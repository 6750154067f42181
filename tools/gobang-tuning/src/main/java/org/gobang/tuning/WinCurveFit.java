package org.gobang.tuning;

import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;

/**
 * Fits the logistic curve from search values to win rates: {@code 1 / (1 + exp(-slope * value))}.
 * It has no bias, so that the probabilities of both sides add up to one.
 */
final class WinCurveFit {

  private static final int MAX_STEPS = 50;
  private static final double SMALLEST_STEP = 1e-9;

  /** Regularisation that keeps the slope finite if values predict every result. */
  private static final double REGULARISATION = 1e-3;

  private WinCurveFit() {}

  /** Returns the slope with the smallest loss, found by Newton's method. */
  static double slope(List<ValuedPosition> positions) {
    double slope = 0;
    for (int step = 0; step < MAX_STEPS; step++) {
      double gradient = REGULARISATION * slope;
      double curve = REGULARISATION;
      for (ValuedPosition position : positions) {
        double value = position.value() / EvaluationWeights.UNIT;
        double probability = EvaluationFit.probability(slope * value);
        gradient += position.weight() * (probability - position.result()) * value;
        curve += position.weight() * probability * (1 - probability) * value * value;
      }
      double change = gradient / curve;
      slope -= change;
      if (Math.abs(change) < SMALLEST_STEP) {
        break;
      }
    }
    return slope / EvaluationWeights.UNIT;
  }

  /** Returns the mean loss for a slope, in nats. Without knowledge and draws it is 0.693. */
  static double loss(List<ValuedPosition> positions, double slope) {
    double sum = 0;
    double weights = 0;
    for (ValuedPosition position : positions) {
      sum += position.weight() * EvaluationFit.loss(slope * position.value(), position.result());
      weights += position.weight();
    }
    return sum / weights;
  }
}

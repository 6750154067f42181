package org.gobang.tuning;

/**
 * A position as input for fitting the evaluation: the counts of the weights.
 *
 * @param weights the indices of the {@link EvaluationModel}'s weights
 * @param halves the factor of each weight in halves, negative for the opponent
 * @param target the probability that the side to move wins, from the game and its searches
 */
@SuppressWarnings("ArrayRecordComponent") // many instances, never compared
record Sample(short[] weights, short[] halves, float target) {

  /** Returns the evaluation for the given weights. */
  double sum(double[] values) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += values[weights[i]] * halves[i];
    }
    return sum / 2;
  }
}

package org.gobang.tuning;

/**
 * A position as the evaluation sees it: the weights it adds up.
 *
 * @param weights the numbers of the {@link EvaluationModel}'s weights
 * @param halves how many times a half each counts, negative for the opponent
 * @param target the probability that the side to move wins, from the game and its searches
 */
@SuppressWarnings("ArrayRecordComponent") // hundreds of thousands, never compared
record Sample(short[] weights, short[] halves, float target) {

  /** The evaluation with these values of the weights. */
  double sum(double[] values) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += values[weights[i]] * halves[i];
    }
    return sum / 2;
  }
}

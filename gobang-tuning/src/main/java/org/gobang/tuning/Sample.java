package org.gobang.tuning;

/**
 * A position as the evaluation sees it.
 *
 * @param weights which of the {@link EvaluationModel}'s weights it adds up
 * @param times how often each counts, less than 0 for the opponent
 * @param target how often the side to move wins, 0 to 1, as far as a game and a search tell
 */
@SuppressWarnings("ArrayRecordComponent") // hundreds of thousands, never compared
record Sample(short[] weights, short[] times, float target) {

  /** What the weights add up to. */
  double sum(double[] values) {
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += values[weights[i]] * times[i];
    }
    return sum;
  }
}

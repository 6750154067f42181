package org.gobang.tuning;

import org.gobang.ai.search.position.EvaluationNetwork;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.SearchPosition;

/**
 * A position as input of the network.
 *
 * @param pairs the pairs of line patterns on the board: the own one's number times {@link
 *     LinePattern#COUNT}, plus the opponent's
 * @param counts the number of lines with each pair
 * @param base the log odds of winning by the tables of the evaluation only
 * @param target the probability that the side to move wins
 */
@SuppressWarnings("ArrayRecordComponent") // many instances, never compared
record NetworkSample(short[] pairs, short[] counts, float base, float target) {

  private static final int DIRECTIONS = 4;

  /**
   * Returns the sample of a position.
   *
   * @param position a position with an evaluation without a network
   */
  static NetworkSample of(SearchPosition position, double target) {
    int[] counts = new int[EvaluationNetwork.PAIRS];
    int side = position.sideToMove();
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE) {
        for (int d = 0; d < DIRECTIONS; d++) {
          int own = position.pattern(side, point, d);
          counts[own * LinePattern.COUNT + position.pattern(side ^ 1, point, d)]++;
        }
      }
    }
    SparseCounts used = SparseCounts.of(counts);
    double base = position.evaluation() / EvaluationWeights.UNIT;
    return new NetworkSample(used.indices(), used.counts(), (float) base, (float) target);
  }
}

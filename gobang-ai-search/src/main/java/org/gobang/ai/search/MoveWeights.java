package org.gobang.ai.search;

import java.util.stream.IntStream;
import org.gobang.ai.search.position.MoveOrdering;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.player.Weights;

/** The heat map before a search. */
final class MoveWeights {

  private static final int MOST = 1000;

  private MoveWeights() {}

  /**
   * Returns the likelihood of each candidate to be the best move, in thousandths of the most likely
   * one; 0 for all other points.
   */
  static Weights of(SearchPosition position) {
    int side = position.sideToMove();
    int[] moves =
        IntStream.range(0, position.points())
            .filter(point -> position.isCandidate(point) && !position.isForbidden(point))
            .toArray();
    int best =
        IntStream.of(moves).map(point -> position.orderingScore(side, point)).max().orElse(0);
    int[] weights = new int[position.points()];
    for (int point : moves) {
      double difference = position.orderingScore(side, point) - best;
      weights[point] = (int) Math.round(MOST * Math.exp(difference / MoveOrdering.UNIT));
    }
    return Weights.of(position.size(), weights);
  }
}

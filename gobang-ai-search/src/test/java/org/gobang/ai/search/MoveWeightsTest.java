package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.gobang.ai.search.position.MoveOrdering;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.Point;
import org.gobang.api.player.Weights;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MoveWeightsTest {

  private static final int SIZE = 15;

  @ParameterizedTest
  @EnumSource(Rules.class)
  void weightDependsOnTheDistanceFromTheMostLikelyMove(Rules rules) {
    SplittableRandom random = new SplittableRandom(4);
    SearchPosition position = new SearchPosition(rules, SIZE);
    for (int i = 0; i < 60; i++) {
      int point = random.nextInt(position.points());
      if (position.stone(point) == SearchPosition.NOWHERE && !position.isForbidden(point)) {
        position.makeMove(point);
        check(position);
      }
    }
  }

  private static void check(SearchPosition position) {
    Weights weights = MoveWeights.of(position);
    int side = position.sideToMove();
    int best = Integer.MIN_VALUE;
    for (int point = 0; point < position.points(); point++) {
      if (isMove(position, point)) {
        best = Math.max(best, position.orderingScore(side, point));
      }
    }
    for (int point = 0; point < position.points(); point++) {
      double part = (position.orderingScore(side, point) - best) / MoveOrdering.UNIT;
      assertThat(weights.at(new Point(point % SIZE, point / SIZE)))
          .isEqualTo(isMove(position, point) ? Math.round(1000 * Math.exp(part)) : 0);
    }
  }

  private static boolean isMove(SearchPosition position, int point) {
    return position.isCandidate(point) && !position.isForbidden(point);
  }
}

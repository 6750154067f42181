package org.gobang.ai.search.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThreatDefencesTest {

  private static final int SIZE = 11;
  private static final int POSITIONS = 20_000;

  /** Moves other than these defences and fours allow a winning four-three. */
  @ParameterizedTest
  @EnumSource(
      value = Rules.class,
      names = {"FREESTYLE", "STANDARD", "RENJU"})
  void allOtherMovesLoseToAFourThree(Rules rules) {
    SplittableRandom random = new SplittableRandom(5);
    SearchPosition position = new SearchPosition(rules, SIZE);
    long[] answers = new long[position.words()];
    int left = 0;
    int others = 0;
    for (int i = 0; i < POSITIONS; i++) {
      makeRandomMove(position, random);
      Arrays.fill(answers, 0);
      int opponent = position.sideToMove() ^ 1;
      boolean threatened =
          position.count(opponent, Shape.FIVE) == 0
              && position.count(opponent, Shape.OPEN_FOUR) == 0
              && ForcedResult.plies(position) == 0
              && ThreatDefences.addAnswersToFourThree(position, answers);
      for (int point = 0; threatened && point < position.points(); point++) {
        if ((answers[point >> 6] >>> point & 1) != 0) {
          left++;
        } else if (position.isCandidate(point)
            && !position.isForbidden(point)
            && !Shape.isFour(position.shape(position.sideToMove(), point))) {
          others++;
          position.makeMove(point);
          assertThat(ForcedResult.plies(position)).as("%s after move %s", rules, i).isPositive();
          position.undoMove();
        }
      }
      if (ForcedResult.plies(position) != 0 || position.ply() > 60) {
        position = new SearchPosition(rules, SIZE);
      }
    }
    assertThat(left).isPositive();
    assertThat(others).isGreaterThan(left);
  }

  /** Plays near the last stones, so that shapes form. */
  private static void makeRandomMove(SearchPosition position, SplittableRandom random) {
    int point;
    do {
      point = random.nextInt(position.points());
    } while (position.stone(point) != SearchPosition.NOWHERE
        || position.isForbidden(point)
        || (isFar(position, point) && random.nextInt(20) > 0));
    position.makeMove(point);
  }

  private static boolean isFar(SearchPosition position, int point) {
    return position.ply() > 0 && position.distance(point, position.lastMove()) > 2;
  }
}

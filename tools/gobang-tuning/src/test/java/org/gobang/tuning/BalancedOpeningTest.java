package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BalancedOpeningTest {

  private static final int MAX_STONES = 7;

  private static BalancedOpening find(Rules rules, long seed) {
    return BalancedOpening.find(
        EvaluationWeights.of(rules), 300, MAX_STONES, new SplittableRandom(seed));
  }

  private static BalancedOpening of(Integer... points) {
    return new BalancedOpening(List.of(points));
  }

  private static int point(int column, int row) {
    return row * FixedNodesEngine.SIZE + column;
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void isLegalAndUndecided(Rules rules) {
    for (int seed = 0; seed < 10; seed++) {
      BalancedOpening opening = find(rules, seed);
      assertThat(opening.points()).hasSizeBetween(5, MAX_STONES).doesNotHaveDuplicates();
      SearchPosition position = new SearchPosition(rules, FixedNodesEngine.SIZE);
      for (int point : opening.points()) {
        assertThat(position.isForbidden(point)).isFalse();
        position.makeMove(point);
      }
      FixedNodesEngine engine = new FixedNodesEngine(EvaluationWeights.of(rules), 300);
      opening.points().forEach(engine::makeMove);
      FixedNodesEngine.Result result = engine.search();
      assertThat(result.outcome()).isZero();
      assertThat(result.value()).isBetween(-60, 60);
      engine.makeMove(result.point());
      assertThat(engine.search().value()).as("evaluation of the other side").isBetween(-60, 60);
    }
  }

  @Test
  void dependsOnlyOnTheSeed() {
    assertThat(find(Rules.RENJU, 1)).isEqualTo(find(Rules.RENJU, 1));
    assertThat(Stream.of(1, 2, 3, 4).map(seed -> find(Rules.RENJU, seed)).distinct()).hasSize(4);
  }

  @Test
  void normalFormIgnoresSymmetryTranslationAndOrder() {
    Random random = new Random(8);
    for (int trial = 0; trial < 200; trial++) {
      List<int[]> stones = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        stones.add(new int[] {random.nextInt(9), random.nextInt(9)});
      }
      List<Integer> here = new ArrayList<>();
      List<Integer> there = new ArrayList<>();
      int turns = random.nextInt(4);
      boolean mirrored = random.nextBoolean();
      int right = random.nextInt(FixedNodesEngine.SIZE - 8);
      int up = random.nextInt(FixedNodesEngine.SIZE - 8);
      for (int[] stone : stones) {
        here.add(point(stone[0], stone[1]));
        int column = mirrored ? 8 - stone[0] : stone[0];
        int row = stone[1];
        for (int turn = 0; turn < turns; turn++) {
          int before = column;
          column = row;
          row = 8 - before;
        }
        there.add(point(column + right, row + up));
      }
      Collections.swap(there, 1, 3);
      assertThat(new BalancedOpening(there).normalForm())
          .isEqualTo(new BalancedOpening(here).normalForm());
    }
  }

  @Test
  void normalFormDistinguishesPointsAndColours() {
    BalancedOpening opening = of(point(3, 3), point(4, 3), point(6, 5));
    assertThat(of(point(3, 3), point(6, 5), point(4, 3)).normalForm())
        .isNotEqualTo(opening.normalForm());
    assertThat(of(point(3, 3), point(4, 3), point(6, 4)).normalForm())
        .isNotEqualTo(opening.normalForm());
  }

  @Test
  void isWrittenInPositionText() {
    assertThat(of(0, 16, 224)).hasToString("a1 b2 o15");
    assertThat(MoveText.write(MoveText.parse(of(7, 200).toString(), Stone.BLACK)))
        .isEqualTo("h1 f14");
  }
}

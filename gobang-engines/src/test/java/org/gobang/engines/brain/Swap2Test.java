package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Swap2Test {

  private static final List<Point> LINE = List.of(new Point(7, 7));

  private static boolean swaps(Score... scores) {
    Swap2.Judgement judgement = new Swap2.Judgement();
    for (Score score : scores) {
      judgement.record(Insight.Line.of(score, LINE).withDepth(5).withNodes(100));
    }
    judgement.record(
        Insight.Line.of(new Score.LossIn(2), LINE).withRank(2).withDepth(9).withNodes(100));
    judgement.record(new Insight.Note("a note"));
    return judgement.swaps();
  }

  @Test
  void theBetterColourIsTaken() {
    assertThat(swaps()).isFalse();
    assertThat(swaps(new Score.Estimate(0))).isFalse();
    assertThat(swaps(new Score.Estimate(1))).isFalse();
    assertThat(swaps(new Score.Estimate(-1))).isTrue();
    assertThat(swaps(new Score.WinRate(0.5))).isFalse();
    assertThat(swaps(new Score.WinRate(0.49))).isTrue();
    assertThat(swaps(new Score.WinIn(9))).isFalse();
    assertThat(swaps(new Score.LossIn(8))).isTrue();
    assertThat(swaps(new Score.LossIn(8), new Score.Estimate(3))).isFalse();
  }

  @Test
  void thereAreManyOpeningsOnOrdinaryBoards() {
    assertThat(Swap2.openings(15)).hasSizeGreaterThan(15).doesNotHaveDuplicates();
    assertThat(Swap2.openings(20)).hasSameSizeAs(Swap2.openings(15));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 10, 15, 20, 22})
  void openingsAreThreeStonesOnTheBoard(int size) {
    Swap2 swap2 = new Swap2(5);
    for (int i = 0; i < 50; i++) {
      List<Point> opening = swap2.opening(size);
      assertThat(new HashSet<>(opening)).hasSize(3);
      assertThat(opening)
          .allMatch(stone -> stone.column() < size && stone.row() < size)
          .anyMatch(stone -> stone.row() >= size - 4);
    }
  }
}

package org.gobang.api.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;

class InsightTest {

  private static final Score EVEN = new Score.Estimate(0);
  private static final List<Point> H8 = List.of(Point.parse("h8"));

  @Test
  void refusesInvalidRankDepthAndNodes() {
    assertThatCode(() -> Insight.Line.of(EVEN, H8)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> Insight.Line.of(EVEN, H8).withRank(0));
    assertThatIllegalArgumentException().isThrownBy(() -> Insight.Line.of(EVEN, H8).withDepth(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> Insight.Line.of(EVEN, H8).withNodes(-1));
  }

  @Test
  void requiresAtLeastOneMove() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Insight.Line.of(EVEN, List.of()))
        .withMessageContaining("at least one move");
  }

  @Test
  void linesWithEqualPartsAreEqual() {
    Insight.Line line = Insight.Line.of(EVEN, H8).withRank(2).withDepth(3).withNodes(4);
    assertThat(line)
        .isEqualTo(Insight.Line.of(EVEN, H8).withNodes(4).withDepth(3).withRank(2))
        .hasSameHashCodeAs(Insight.Line.of(EVEN, H8).withNodes(4).withDepth(3).withRank(2))
        .isNotEqualTo(line.withRank(1))
        .isNotEqualTo(line.withDepth(1))
        .isNotEqualTo(line.withNodes(1));
    assertThat(List.of(line.rank(), line.depth())).containsExactly(2, 3);
    assertThat(line.nodes()).isEqualTo(4);
  }

  @Test
  void copiesItsMoves() {
    List<Point> moves = new ArrayList<>(H8);
    Insight.Line line = Insight.Line.of(EVEN, moves);
    moves.clear();
    assertThat(line.moves()).isEqualTo(H8);
  }

  @Test
  void acceptsProbabilitiesFromZeroToOne() {
    assertThat(new Score.WinRate(1).probability()).isEqualTo(1);
    for (double bad : new double[] {-0.01, 1.01, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new Score.WinRate(bad))
          .withMessageContaining("from 0 to 1");
    }
  }

  @Test
  void acceptsAWinInOnePlyAndALossInZero() {
    assertThatCode(() -> new Score.WinIn(1)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Score.WinIn(0));
    assertThatCode(() -> new Score.LossIn(0)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Score.LossIn(-1));
  }
}

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
  void ranksFromTheFirstLineOn() {
    assertThatCode(() -> new Insight.Line(1, 0, 0, EVEN, H8)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Insight.Line(0, 0, 0, EVEN, H8));
    assertThatIllegalArgumentException().isThrownBy(() -> new Insight.Line(1, -1, 0, EVEN, H8));
    assertThatIllegalArgumentException().isThrownBy(() -> new Insight.Line(1, 0, -1, EVEN, H8));
  }

  @Test
  void beginsWithAMove() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Insight.Line(1, 0, 0, EVEN, List.of()))
        .withMessageContaining("at least one move");
  }

  @Test
  void keepsItsMovesWhateverBecomesOfTheList() {
    List<Point> moves = new ArrayList<>(H8);
    Insight.Line line = new Insight.Line(1, 0, 0, EVEN, moves);
    moves.clear();
    assertThat(line.moves()).isEqualTo(H8);
  }

  @Test
  void winsInOnePlyAtTheSoonestAndMayHaveLostAlready() {
    assertThatCode(() -> new Score.WinIn(1)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Score.WinIn(0));
    assertThatCode(() -> new Score.LossIn(0)).doesNotThrowAnyException();
    assertThatIllegalArgumentException().isThrownBy(() -> new Score.LossIn(-1));
  }
}

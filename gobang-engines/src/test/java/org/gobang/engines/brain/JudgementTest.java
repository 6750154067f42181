package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Score.Estimate;
import org.gobang.api.player.Score.LossIn;
import org.gobang.api.player.Score.WinIn;
import org.junit.jupiter.api.Test;

class JudgementTest {

  /** Lines of these scores, best first; the first point of each is its rank's column. */
  private static Judgement judgement(Score... scores) {
    Judgement judgement = new Judgement();
    judgement.hear(new Insight.Note("a note"));
    for (int i = 0; i < scores.length; i++) {
      Point point = new Point(i, 7);
      judgement.hear(new Insight.Line(i + 1, 1, 9, new LossIn(2), List.of(point)));
      judgement.hear(new Insight.Line(i + 1, 5, 100, scores[i], List.of(point)));
    }
    return judgement;
  }

  private static Judgement estimates(int... values) {
    Score[] scores = new Score[values.length];
    for (int i = 0; i < values.length; i++) {
      scores[i] = new Estimate(values[i]);
    }
    return judgement(scores);
  }

  @Test
  void theBetterColourIsTold() {
    assertThat(judgement().isWorse()).isFalse();
    assertThat(estimates(0).isWorse()).isFalse();
    assertThat(estimates(1).isWorse()).isFalse();
    assertThat(estimates(-1, -5).isWorse()).isTrue();
    assertThat(judgement(new WinIn(9), new Estimate(-5)).isWorse()).isFalse();
    assertThat(judgement(new LossIn(8), new LossIn(2)).isWorse()).isTrue();
  }

  @Test
  void aLeadIsNoneThatIsLessThanWhatTheMovesDifferBy() {
    assertThat(estimates(10, 5, -1).slack()).isEqualTo(11);
    assertThat(estimates(-10, -15, -21).slack()).isEqualTo(11);
    assertThat(estimates(10, 5, 0).slack()).isZero();
    assertThat(estimates(-10, -15, -20).slack()).isZero();
    assertThat(estimates(0).slack()).isZero();
    assertThat(judgement().slack()).isZero();
    assertThat(judgement(new WinIn(3), new Estimate(5), new Estimate(-8)).slack()).isZero();
  }

  @Test
  void theMostEvenMoveIsFoundIfThereIsOne() {
    assertThat(estimates(30, 12, -5, -20).evenMove(6)).contains(new Point(2, 7));
    assertThat(estimates(30, 12, -5, -20).evenMove(5)).isEmpty();
    assertThat(judgement(new WinIn(3), new Estimate(5)).evenMove(6)).contains(new Point(1, 7));
    assertThat(judgement(new WinIn(3), new LossIn(4)).evenMove(6)).isEmpty();
    assertThat(judgement().evenMove(6)).isEmpty();
  }
}

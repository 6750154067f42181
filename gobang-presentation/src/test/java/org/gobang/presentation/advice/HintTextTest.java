package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HintTextTest {

  private static final Point H8 = Point.parse("h8");
  private static final Point H9 = Point.parse("h9");

  private static Hint hint(Score score, List<Point> moves) {
    return new Hint(
        PositionKey.of(FakeBoard.after("")),
        Stone.BLACK,
        H8,
        Optional.of(Insight.Line.of(score, moves).withDepth(9).withNodes(1)),
        Optional.empty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "49 | even | 形势均衡",
        "50 | Black slightly ahead | 黑棋稍优",
        "-199 | White slightly ahead | 白棋稍优",
        "200 | Black ahead | 黑棋占优",
        "-2147483648 | White ahead | 白棋占优"
      })
  void describesTheEvaluation(int value, String english, String chinese) {
    Hint hint = hint(new Score.Estimate(value), List.of(H8, H9));
    assertThat(new HintText(Texts.shared(Locale.ENGLISH)).sentence(hint))
        .isEqualTo("h8 looks best. Expected: h8 h9, " + english + ".");
    assertThat(new HintText(Texts.shared(Locale.CHINESE)).sentence(hint))
        .isEqualTo("推荐 h8。预计：h8 h9，" + chinese + "。");
  }

  @ParameterizedTest
  @CsvSource({
    "0.57, even",
    "0.58, Black slightly ahead",
    "0.42, White slightly ahead",
    "0.75, Black ahead",
    "0.25, White ahead",
    "0, White ahead"
  })
  void describesTheWinRate(double probability, String standing) {
    Hint hint = hint(new Score.WinRate(probability), List.of(H8, H9));
    assertThat(new HintText(Texts.shared(Locale.ENGLISH)).sentence(hint))
        .endsWith("Expected: h8 h9, " + standing + ".");
  }

  @Test
  void describesAnImmediateWinAndShortensALongLine() {
    assertThat(
            new HintText(Texts.shared(Locale.ENGLISH))
                .sentence(hint(new Score.WinIn(1), List.of(H8))))
        .isEqualTo("h8 wins in 1 ply (h8).");
    Hint deep = hint(new Score.WinIn(101), List.of(H8, H9, H8, H9, H8, H9, H8, H9, H8));
    assertThat(new HintText(Texts.shared(Locale.ENGLISH)).sentence(deep))
        .isEqualTo("h8 wins in 101 plies (h8 h9 h8 h9 h8 h9 h8 h9…).");
  }

  @Test
  void describesTheThreatInChinese() {
    Hint hint =
        hint(new Score.Estimate(0), List.of(H8))
            .against(Optional.of(new Hint.Threat(3, List.of(H9, H8))));
    assertThat(new HintText(Texts.shared(Locale.CHINESE)).sentence(hint))
        .isEqualTo("h8 可防住白棋的 3 手胜（h9 h8）。预计：h8，形势均衡。");
    assertThat(new HintText(Texts.shared(Locale.FRENCH)).sentence(hint))
        .startsWith("h8 stops White's win in 3");
  }
}

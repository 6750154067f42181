package org.gobang.ai.search.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EvaluationWeightsTest {

  @ParameterizedTest
  @EnumSource(Rules.class)
  void bundledWeightsSurviveARoundTrip(Rules rules) {
    EvaluationWeights weights = EvaluationWeights.of(rules);

    assertThat(weights.rules()).isEqualTo(rules);
    int four = PointCodes.of(LinePattern.OPEN_FOUR, LinePattern.ONE, 0, 0);
    assertThat(weights.point(SearchPosition.WHITE, four))
        .isGreaterThan(weights.point(SearchPosition.WHITE, 0));
    String text = weights.text(List.of("made by hand", "for a test"));
    assertThat(text).startsWith("# made by hand\n# for a test\n");
    assertThat(EvaluationWeights.parse(rules, text).text(List.of()))
        .isEqualTo(weights.text(List.of()));
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void refusesMalformedText(Rules rules) {
    String text = EvaluationWeights.of(rules).withoutNetwork().text(List.of());

    refuses(rules, "", "section (black-)?points is missing");
    refuses(
        rules,
        text.replace("threats", "treats"),
        "not a weight: treats|section (black-)?threats is missing");
    refuses(rules, text.strip() + "x", "not a weight: .*x");
    refuses(
        rules,
        text.substring(0, text.lastIndexOf(' ')),
        "section (white-)?threats has \\d+ weights");
    refuses(rules, text + "7", "section network-lines is missing or out of place");
    String withNetwork = EvaluationWeights.of(rules).with(RandomNetwork.of(1)).text(List.of());
    refuses(rules, withNetwork + "7", "too many weights: 7");
  }

  private static void refuses(Rules rules, String text, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EvaluationWeights.parse(rules, text))
        .withMessageMatching("(?s).*(" + why + ").*");
  }

  @Test
  void everyCodeRepresentsItsLines() {
    assertThat(IntStream.range(0, PointCodes.COUNT))
        .allSatisfy(
            code -> {
              int[] patterns = new int[4];
              int count = 0;
              int[] lines = PointCodes.lines(code);
              for (int pattern = LinePattern.COUNT - 1; pattern >= 0; pattern--) {
                for (int i = 0; i < lines[pattern]; i++) {
                  patterns[count++] = pattern;
                }
              }
              assertThat(count).isEqualTo(4);
              assertThat(PointCodes.of(patterns[0], patterns[1], patterns[2], patterns[3]))
                  .isEqualTo(code);
            });
  }
}

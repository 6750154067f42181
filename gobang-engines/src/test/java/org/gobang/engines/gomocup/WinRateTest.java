package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Win rates in the details of an engine. */
class WinRateTest {

  private final List<Insight> reports = new ArrayList<>();

  private void details(String... details) {
    EngineAnalysis analysis = new EngineAnalysis(15, 1, reports::add);
    analysis.add(new EngineReply.Detail("PV", "0"));
    for (String detail : details) {
      String[] parts = detail.split(" ", 2);
      analysis.add(new EngineReply.Detail(parts[0], parts[1]));
    }
    analysis.add(new EngineReply.Detail("BESTLINE", "0,0"));
    analysis.add(new EngineReply.Detail("PV", "DONE"));
  }

  private static Insight line(Score score) {
    return Insight.Line.of(score, List.of(Point.parse("a15"))).withDepth(1);
  }

  @ParameterizedTest
  @CsvSource({"0.615, 0.615", "0, 0", "1.0, 1", "1.5E-5, 0.000015"})
  void areReadWithoutAnEvaluation(String text, double probability) {
    details("WINRATE " + text);
    assertThat(reports).containsExactly(line(new Score.WinRate(probability)));
  }

  @Test
  void areReplacedByAnEvaluation() {
    details("EVAL 35", "WINRATE 0.6");
    assertThat(reports).containsExactly(line(new Score.Estimate(35)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.1", "-0.5", "NaN", "61%"})
  void areIgnoredUnlessTheyAreProbabilities(String text) {
    details("WINRATE " + text);
    assertThat(reports).isEmpty();
  }
}

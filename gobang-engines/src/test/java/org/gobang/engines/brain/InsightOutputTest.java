package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;

class InsightOutputTest {

  @Test
  void printsAWinRateWithItsOwnKey() {
    List<String> output =
        new InsightOutput(15, 1, true)
            .of(Insight.Line.of(new Score.WinRate(0.615), List.of(Point.parse("a15"))));
    assertThat(output.get(0)).contains("| Eval 61.5% |");
    assertThat(output).contains("INFO WINRATE 0.615").noneMatch(line -> line.startsWith("INFO EV"));
  }
}

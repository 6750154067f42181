package org.gobang.launcher.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;
import org.gobang.game.PlayerReply;
import org.junit.jupiter.api.Test;

class AnalysisAnswerTest {

  private final InsightCollector insights = new InsightCollector();

  private static Point point(String text) {
    return Point.parse(text);
  }

  private static Insight.Line line(int rank, int depth, Score score, String... moves) {
    return Insight.Line.of(score, List.of(moves).stream().map(Point::parse).toList())
        .withRank(rank)
        .withDepth(depth)
        .withNodes(812_345);
  }

  private AnalysisAnswer answer() {
    PlayerReply.Chosen chosen = new PlayerReply.Chosen(point("g10"), Duration.ofSeconds(1));
    return new AnalysisAnswer("search", chosen, insights);
  }

  @Test
  void showsDepthNodesTimeScoreAndLine() {
    insights.add(line(1, 12, new Score.Estimate(3), "a1"));
    insights.add(line(1, 14, new Score.WinIn(9), "g10", "f9", "h9"));
    assertThat(answer().json())
        .isEqualTo(
            """
            {"player":"search","best":"g10","depth":14,"nodes":812345,"timeMs":1000,\
            "score":{"kind":"win","plies":9},"line":["g10","f9","h9"]}""");
    assertThat(answer().text()).isEqualTo("search plays g10\ndepth 14, win in 9: g10 f9 h9");
  }

  @Test
  void showsFourKindsOfScores() {
    insights.add(line(1, 2, new Score.LossIn(4), "g10"));
    assertThat(answer().json()).contains("\"score\":{\"kind\":\"loss\",\"plies\":4}");
    assertThat(answer().text()).contains("loss in 4");
    insights.add(line(1, 3, new Score.Estimate(-120), "g10"));
    assertThat(answer().json()).contains("\"score\":{\"kind\":\"estimate\",\"value\":-120}");
    assertThat(answer().text()).contains("-120");
    insights.add(line(1, 4, new Score.WinRate(0.615), "g10"));
    assertThat(answer().json()).contains("\"score\":{\"kind\":\"win-rate\",\"probability\":0.615}");
    assertThat(answer().text()).contains("depth 4, 61.5%");
  }

  @Test
  void ordersLinesFromTheBest() {
    insights.add(line(2, 8, new Score.Estimate(1), "a1"));
    insights.add(line(1, 9, new Score.Estimate(2), "g10"));
    assertThat(answer().json())
        .contains("\"depth\":9", "\"line\":[\"g10\"],\"lines\":[{\"depth\":9")
        .endsWith("\"line\":[\"a1\"]}]}");
    assertThat(answer().text().lines()).hasSize(3).last().asString().endsWith("a1");
  }

  @Test
  void showsTheLastNoteWithoutControlCharacters() {
    insights.add(new Insight.Note("thinking"));
    insights.add(new Insight.Note("from the book\u001b[2J"));
    assertThat(answer().json()).endsWith("\"note\":\"from the book\\u001B[2J\"}");
    assertThat(answer().text().lines())
        .hasSize(2)
        .last()
        .asString()
        .startsWith("from the book")
        .doesNotContain("\u001b");
  }

  @Test
  void showsTheLastWeightsFromTheHighest() {
    insights.add(Weights.of(15, Map.of(point("a1"), 1)));
    insights.add(Weights.of(15, Map.of(point("g10"), 3600, point("c9"), 3000)));
    assertThat(answer().json())
        .isEqualTo(
            "{\"player\":\"search\",\"best\":\"g10\",\"weights\":{\"c9\":3000,\"g10\":3600}}");
    assertThat(answer().text()).isEqualTo("search plays g10\ng10  3600\nc9   3000");
  }
}

package org.gobang.launcher.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnalyzeCommandTest {

  @Test
  void answersInJson() {
    Run run = Run.of("analyze", "--player", "runs", "--moves", "h8h9i10", "--json");
    assertThat(run.out())
        .startsWith("{\"player\":\"runs\",\"best\":\"i9\",\"weights\":{")
        .contains("\"i9\":60", "\"h11\":20")
        .doesNotContain("\"a1\"", ":0");
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"live-sleep", "rewards", "runs", "shapes", "neighbour"})
  void everyStrategyPlaysTheCentreOfAnEmptyBoard(String id) {
    Run run = Run.of("analyze", "--player", id, "--moves", "", "--json");
    assertThat(run.out()).isEqualTo("{\"player\":\"" + id + "\",\"best\":\"h8\",\"weights\":{}}\n");
  }

  @Test
  void passesOptionsToThePlayer() {
    String moves = "i8 g7 e7 e8 j8 g5 e10 g4 e9 g2 g8";
    Run published = Run.of("analyze", "--player", "live-sleep", "--moves", moves, "--json");
    Run asCoded =
        Run.of("analyze", "--player", "live-sleep:table=as-coded", "--moves", moves, "--json");
    assertThat(published.out()).contains("\"weights\":{").isNotEqualTo(asCoded.out());
  }

  @Test
  void streamsPositionsAndContinuesAfterAFinishedOne() {
    Run run =
        Run.fed(
            "h8\nd4a1e4a2f4a3g4b1h4\nh8h9\n", "analyze", "--player", "shapes", "--stdin", "--json");
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(1)).isEqualTo("{\"error\":\"the game is over\"}");
    assertThat(run.lines().get(2)).startsWith("{\"player\":\"shapes\",\"best\":");
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void playsTheBestAllowedPointInsteadOfAForbiddenOne() {
    String crossing = "f8 a1 g8 a15 h9 o1 h10 o15";
    Run free = Run.of("analyze", "--player", "runs", "--moves", crossing, "--json");
    Run renju =
        Run.of("analyze", "--board", "renju", "--player", "runs", "--moves", crossing, "--json");
    assertThat(free.out()).contains("\"best\":\"h8\"");
    assertThat(renju.out()).doesNotContain("\"best\":\"h8\"");
    assertThat(weights(renju)).isEqualTo(weights(free)).contains("\"h8\":");
  }

  private static String weights(Run run) {
    return run.out().substring(run.out().indexOf("\"weights\""));
  }

  @Test
  void printsTheMoveAndTheHighestWeightsAsText() {
    Run run = Run.of("analyze", "--player", "runs", "--moves", "h8h9i10");
    assertThat(run.out()).startsWith("runs plays i9\ni9   60\n");
    assertThat(run.out().lines().count()).isEqualTo(11);
  }

  @Test
  void findsOnlyForcedWins() {
    String three = "h8 a1 i8 c3 j8 o15";
    Run win = Run.of("analyze", "--player", "search", "--moves", three, "--win", "--nodes", "9999");
    assertThat(win.out()).containsPattern("^depth \\d+, win in 3: [gk]8 ");
    Run none = Run.of("analyze", "--player", "search", "--moves", "h8", "--win", "--nodes", "999");
    assertThat(none.out()).isEqualTo("search found no forced win\n");
  }

  @Test
  void excludesPoints() {
    String four = "h8 a1 i8 c3 j8 o15 k8 a14";
    Run free = Run.of("analyze", "--player", "search", "--moves", four, "--nodes", "999", "--json");
    assertThat(free.out()).containsPattern("\"best\":\"[gl]8\"");
    Run excluded =
        Run.of(
            "analyze",
            "--player",
            "search",
            "--moves",
            four,
            "--nodes",
            "999",
            "--json",
            "--exclude",
            "g8 l8");
    assertThat(excluded.out()).contains("\"best\":\"").doesNotContainPattern("\"best\":\"[gl]8\"");
    Run bad = Run.of("analyze", "--player", "search", "--moves", four, "--exclude", "g8 pass");
    assertThat(bad.err()).contains("“g8 pass” is not a valid list of points");
    assertThat(bad.status()).isEqualTo(2);
    Run stubborn = Run.of("analyze", "--player", "runs", "--moves", "", "--exclude", "h8");
    assertThat(stubborn.err()).contains("runs can’t exclude moves");
    assertThat(stubborn.status()).isEqualTo(1);
    Run winless = Run.of("analyze", "--player", "runs", "--moves", "h8", "--win");
    assertThat(winless.err()).contains("runs can’t search for forced wins");
  }
}

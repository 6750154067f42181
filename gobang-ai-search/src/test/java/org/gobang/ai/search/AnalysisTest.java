package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.gobang.api.Point;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the reports and the budget of analyses. */
class AnalysisTest {

  private static EngineFixture.Answer analysis(Board board, Budget budget, int lines) {
    return EngineFixture.analysis(
        EngineFixture.player(board, Map.of("hash", "1"), 1), board, budget, lines);
  }

  /** In games, the first moves are played without a search. */
  @ParameterizedTest
  @ValueSource(strings = {"", "h8", "h8 i9"})
  void usesItsNodesInTheOpening(String moves) {
    for (String rules : List.of("freestyle", "standard", "renju", "caro")) {
      Board board = EngineFixture.board(rules, 15, moves);
      EngineFixture.Answer answer = analysis(board, EngineFixture.nodes(5_000), 1);
      assertThat(answer.last().depth()).as(rules).isGreaterThan(4);
      assertThat(answer.last().moves().get(0)).isEqualTo(answer.point());
      assertThat(board.allowed()).contains(answer.point());
    }
  }

  /** In games, an only move is played immediately; here it stops a four. */
  @Test
  void usesItsTimeOnAnOnlyMove() {
    Board board = EngineFixture.board("freestyle", 15, "h8 h7 i8 g7 j8 k8 g8");
    Duration time = Duration.ofMillis(300);
    long start = System.nanoTime();
    EngineFixture.Answer answer = analysis(board, Budget.of(new Budget.Limit.MoveTime(time)), 1);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(time.dividedBy(2));
    assertThat(answer.last().score()).isInstanceOf(Score.Estimate.class);
    assertThat(answer.point()).hasToString("f8");
  }

  /** Stops the search at several points, including during an iteration. */
  @Test
  void allLinesHaveTheSameDepth() {
    Board board = EngineFixture.board("freestyle", 15, "h8 h9 i9 g7 j10 k11 i8 j8 g9");
    for (int nodes = 2_000; nodes < 8_000; nodes += 97) {
      EngineFixture.Answer answer = analysis(board, EngineFixture.nodes(nodes), 4);
      Map<Integer, Insight.Line> ranks = new TreeMap<>();
      answer.lines().forEach(line -> ranks.put(line.rank(), line));
      assertThat(ranks.keySet()).containsExactly(1, 2, 3, 4);
      assertThat(ranks.values())
          .as("%s nodes", nodes)
          .extracting(Insight.Line::depth)
          .containsOnly(answer.last().depth());
      assertThat(ranks.values())
          .extracting(line -> line.moves().get(0))
          .doesNotHaveDuplicates()
          .startsWith(answer.point());
    }
  }

  /** The solver's wins are reported with depth 1; the search may find shorter ones. */
  @Test
  void winOfTheSolverIsTheFirstLine() throws IOException {
    int wins = 0;
    List<TacticalProblem> problems = TacticalProblem.all();
    for (int i = 0; i < problems.size(); i += 8) {
      Board board = problems.get(i).board();
      Insight.Line alone = analysis(board, EngineFixture.nodes(20_000), 1).last();
      EngineFixture.Answer several = analysis(board, EngineFixture.nodes(20_000), 3);
      boolean oneMove = several.last().rank() == 1;
      if (alone.depth() == 1 && alone.score() instanceof Score.WinIn win && !oneMove) {
        wins++;
        List<Insight.Line> all = several.lines();
        List<Insight.Line> last = all.subList(all.size() - 3, all.size());
        assertThat(last).extracting(Insight.Line::rank).containsExactly(1, 2, 3);
        assertThat(last).extracting(Insight.Line::depth).containsOnly(several.last().depth());
        assertThat(last.get(0).moves()).startsWith(several.point());
        assertThat(last.get(0).score())
            .isInstanceOfSatisfying(
                Score.WinIn.class,
                best -> assertThat(best.plies()).isLessThanOrEqualTo(win.plies()));
      }
    }
    assertThat(wins).isGreaterThan(2);
  }

  /** The best moves at the last depth lose to threats found only by the solver. */
  @ParameterizedTest
  @ValueSource(strings = {"g6 g5 i7 k10 j6", "j8 j6 j7 f7 g11 e8 h5", "i6 e10 h10 k5 f9 j11 f8"})
  void searchesAReplacementMoveToTheSameDepth(String moves) {
    Board board = EngineFixture.board("freestyle", 15, moves);
    EngineFixture.Answer answer = analysis(board, Budget.of(new Budget.Limit.Depth(6)), 1);
    assertThat(answer.last().depth()).isEqualTo(6);
    assertThat(answer.last().moves()).startsWith(answer.point()).hasSizeGreaterThan(1);
  }

  /** Excludes one move after another until few remain. */
  @Test
  void ignoresExcludedMoves() {
    Board board = EngineFixture.board("freestyle", 9, "e5 e6 f6 d4 g7 h8 d5 f5 c6");
    Set<Point> excluded = new HashSet<>();
    int allowed = board.allowed().size();
    while (excluded.size() < allowed) {
      AnalysisRequest request =
          AnalysisRequest.of(board, EngineFixture.nodes(300)).withLines(2).without(excluded);
      EngineFixture.Answer answer = analysis(request);
      assertThat(excluded).doesNotContain(answer.point());
      assertThat(answer.lines())
          .extracting(line -> line.moves().get(0))
          .noneMatch(excluded::contains);
      excluded.add(answer.point());
    }
  }

  private static EngineFixture.Answer analysis(AnalysisRequest request) {
    return EngineFixture.analysis(
        EngineFixture.player(request.position(), Map.of("hash", "1"), 1), request);
  }

  /** Positions with consecutive fours, a quiet first move and no win. */
  @Test
  void findsOnlyForcedWins() throws IOException {
    List<TacticalProblem> problems = TacticalProblem.all();
    for (int i = 0; i < problems.size(); i += 10) {
      TacticalProblem problem = problems.get(i);
      EngineFixture.Answer answer = analysis(seeking(problem.board(), 2_000_000));
      assertThat(answer.lines()).as("problem %s", i).isNotEmpty();
      assertThat(answer.lines())
          .extracting(Insight.Line::score)
          .allMatch(Score.WinIn.class::isInstance);
      assertThat(answer.last().moves()).startsWith(answer.point());
    }
    assertThat(analysis(seeking(EngineFixture.board("renju", 15, "h8 i9 f6"), 20_000)).lines())
        .isEmpty();
  }

  private static AnalysisRequest seeking(Board board, long nodes) {
    return AnalysisRequest.of(board, EngineFixture.nodes(nodes)).seekingWin();
  }
}

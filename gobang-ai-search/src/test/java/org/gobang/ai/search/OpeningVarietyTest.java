package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningVarietyTest {

  private static final int SEEDS = 40;
  private static final long NODES = 5_000;

  private static Set<Point> answers(Board board, int level) {
    return LongStream.range(0, SEEDS)
        .mapToObj(seed -> answer(board, level, seed))
        .collect(Collectors.toSet());
  }

  private static Point answer(Board board, int level, long seed) {
    Map<String, String> options = Map.of("level", String.valueOf(level), "hash", "1");
    return EngineFixture.answer(
            EngineFixture.player(board, options, seed), board, EngineFixture.nodes(NODES))
        .point();
  }

  private static Set<Point> points(String points) {
    return List.of(points.split(" ", -1)).stream().map(Point::parse).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource({
    "freestyle, 15, g7 g8 g9 h7 h8 h9 i7 i8 i9",
    "caro, 20, j10 j11 k10 k11 l11 l10 l12 j12 k12",
    "renju, 15, h8",
    "standard, 9, e5",
    "freestyle, 5, c3"
  })
  void startsNearTheCentre(String rules, int size, String points) {
    Board board = EngineFixture.board(rules, size, "");
    for (int level : new int[] {1, 10}) {
      assertThat(answers(board, level)).isEqualTo(points(points));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "h8, g7 g8 g9 h7 h9 i7 i8 i9",
    "f10, f9 g9 g10",
    "a1, b2 a2 b1",
    "h1, h2 g2 i2",
  })
  void answersNextToTheFirstStoneTowardsTheCentre(String first, String points) {
    Board board = EngineFixture.board("freestyle", 15, first);
    for (int level : new int[] {1, 10}) {
      assertThat(answers(board, level)).isSubsetOf(points(points)).hasSizeGreaterThan(1);
    }
  }

  /** A move that is much better than the others is always played. */
  @Test
  void variesTheThirdAndFourthMovesAmongGoodOnes() {
    int variety = 0;
    for (String moves : List.of("h8 i9", "h8 h9", "h8 i9 i8", "h8 h9 g7")) {
      int answers = answers(EngineFixture.board("freestyle", 15, moves), 10).size();
      assertThat(answers).isLessThanOrEqualTo(4);
      variety += answers;
    }
    assertThat(variety).isGreaterThan(4);
  }

  @Test
  void analysisReturnsTheBestMove() {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9");
    assertThat(
            LongStream.range(0, 10)
                .mapToObj(
                    seed ->
                        EngineFixture.analysis(
                                EngineFixture.player(board, Map.of("hash", "1"), seed),
                                board,
                                Budget.of(new Budget.Limit.Depth(3)),
                                1)
                            .point())
                .distinct())
        .hasSize(1);
  }

  @Test
  void playsTheLastReportedMove() {
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 i8");
    for (long seed = 0; seed < 20; seed++) {
      EngineFixture.Answer answer =
          new EngineFixture.TestTurn(
                  board, EngineFixture.nodes(NODES), 1, () -> false, new ArrayList<>())
              .play(EngineFixture.player(board, Map.of("hash", "1"), seed));
      assertThat(answer.last().moves().get(0)).isEqualTo(answer.point());
    }
  }
}

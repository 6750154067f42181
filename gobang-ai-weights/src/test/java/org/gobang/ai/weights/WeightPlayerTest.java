package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashSet;
import java.util.Set;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class WeightPlayerTest {

  private static final String[] STRATEGIES = Answer.STRATEGIES.toArray(String[]::new);

  @ParameterizedTest
  @CsvSource({"5, c3", "6, d3", "10, f5", "15, h8", "19, j10", "20, k10", "25, m13"})
  void opensInTheCentre(int size, String centre) {
    for (String strategy : STRATEGIES) {
      Answer answer = Answer.of(strategy, Position.empty(size));
      assertThat(answer.best()).as(strategy).hasToString(centre);
      assertThat(answer.weights().nonZero()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"live-sleep, a15", "rewards, a15", "runs, a15", "shapes, a15", "neighbour, a15"})
  void opensElsewhereIfTheCentreIsRefused(String strategy, String first) {
    Position board = Position.empty(15).refusing(Set.of(Point.parse("h8")));
    assertThat(Answer.of(strategy, board).best()).hasToString(first);
  }

  @ParameterizedTest
  @CsvSource({"live-sleep, e8", "rewards, e8", "runs, a5", "shapes, e8", "neighbour, e8"})
  void takesTheFirstOfEqualPoints(String strategy, String first) {
    // Two single stones without a common line.
    Position board =
        Position.drawn(
            ".........",
            ".........",
            ".....x...",
            ".........",
            ".........",
            ".x.......",
            ".........",
            ".........",
            ".........");
    assertThat(Answer.of(strategy, board).best()).hasToString(first);
  }

  @ParameterizedTest
  @FieldSource("STRATEGIES")
  void playsTheBestOfTheAllowedPoints(String strategy) {
    Position board =
        Position.drawn(
            ".........",
            ".........",
            "..xo.....",
            "...xoo...",
            "...oxo...",
            "...x.x...",
            ".........",
            ".........",
            ".........");
    Answer free = Answer.of(strategy, board);
    Set<Point> refused = new HashSet<>();
    Answer answer = free;
    for (int i = 0; i < 20; i++) {
      int before = answer.weights().at(answer.best());
      refused.add(answer.best());
      answer = Answer.of(strategy, board.refusing(refused));
      assertThat(answer.best()).as("after %s", refused).isNotIn(refused);
      assertThat(answer.weights().at(answer.best())).isLessThanOrEqualTo(before);
      assertThat(answer.weights()).as("weights of all points").isEqualTo(free.weights());
    }
  }

  @ParameterizedTest
  @CsvSource({"live-sleep, a5", "neighbour, a2"})
  void takesTheFirstCandidateWithoutWeights(String strategy, String first) {
    Position board = Position.drawn(".....", ".....", ".....", ".....", "x....");
    Answer answer = Answer.of(strategy, board);
    assertThat(answer.weights().nonZero()).isEmpty();
    assertThat(answer.best()).hasToString(first);
  }

  @Test
  void neighbourUsesOtherPointsOnlyIfAllCandidatesAreRefused() {
    Position board = Position.drawn(".....", ".....", ".....", ".....", "x....");
    Set<Point> beside = new HashSet<>(Set.of(Point.parse("a2"), Point.parse("b1")));
    assertThat(Answer.of("neighbour", board.refusing(beside)).best()).hasToString("b2");
    beside.add(Point.parse("b2"));
    assertThat(Answer.of("neighbour", board.refusing(beside)).best()).hasToString("a5");
  }

  @ParameterizedTest
  @FieldSource("STRATEGIES")
  void failsWithoutAnAllowedPoint(String strategy) {
    Position board = Position.empty(5);
    Position none = board.refusing(Set.copyOf(board.vacant()));
    assertThatIllegalStateException().isThrownBy(() -> Answer.of(strategy, none));
  }
}

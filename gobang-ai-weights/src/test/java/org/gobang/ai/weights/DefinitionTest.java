package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the strategies with their definition on random boards of every size. */
class DefinitionTest {

  private static final int BOARDS_PER_SIZE = 6;

  @ParameterizedTest
  @ValueSource(
      strings = {"live-sleep", "live-sleep/as-coded", "rewards", "runs", "shapes", "neighbour"})
  void agreesWithTheDefinition(String strategy) {
    Random random = new Random(20261121);
    for (int size = 5; size <= 25; size++) {
      for (int i = 1; i <= BOARDS_PER_SIZE; i++) {
        Position board = Position.random(size, i / (BOARDS_PER_SIZE + 1.0), random);
        Answer answer = answer(strategy, board);
        assertThat(answer.weights().nonZero())
            .as("%s on %s", strategy, board)
            .isEqualTo(Definition.weights(strategy, board));
        Definition.best(strategy, board)
            .filter(best -> !board.stones().isEmpty())
            .ifPresent(
                best -> assertThat(answer.best()).as("%s on %s", strategy, board).isEqualTo(best));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"live-sleep", "rewards", "runs", "shapes", "neighbour"})
  void treatsBothColoursAlike(String strategy) {
    Random random = new Random(20261122);
    for (int size = 5; size <= 25; size++) {
      Position board = Position.random(size, 0.3, random);
      assertThat(Answer.of(strategy, board.exchanged())).isEqualTo(Answer.of(strategy, board));
    }
  }

  private static Answer answer(String strategy, Position board) {
    return strategy.endsWith("/as-coded")
        ? Answer.of("live-sleep", Map.of("table", "as-coded"), board)
        : Answer.of(strategy, board);
  }
}

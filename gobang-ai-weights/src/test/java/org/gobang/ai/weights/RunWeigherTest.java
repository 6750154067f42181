package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the weight of one run for the vacant point a1 in each of the strategies. */
class RunWeigherTest {

  @ParameterizedTest
  @CsvSource({
    // the bottom row, live-sleep, as-coded, rewards, runs
    "..oo....., 0, 0, 0, 0",
    ".ooo....., 3000, 500, 700, 2000",
    ".xxx....., 3000, 3000, 500, 2000",
    ".ooo.o..., 0, 0, 700, 2000",
    ".ooo.x..., 0, 0, 700, 2000",
    ".ooox...., 500, 3000, 400, 1000",
    ".xxxo...., 500, 3000, 300, 1000",
    ".oooo...., 10000, 3000, 2000, 3000",
    ".oooox..., 3000, 10000, 1200, 3000",
    ".xxxxo..., 3000, 10000, 900, 3000",
    ".ooooo..., 0, 0, 0, 0",
    ".ooooox.., 0, 0, 0, 0",
    ".oooooooo, 0, 0, 0, 0",
  })
  void readsARun(String row, int liveSleep, int asCoded, int rewards, int runs) {
    String none = ".".repeat(9);
    Position board = Position.drawn(none, none, none, none, none, none, none, none, row);
    assertThat(Answer.of("live-sleep", board).at("a1")).isEqualTo(liveSleep);
    assertThat(asCoded(board).at("a1")).isEqualTo(asCoded);
    assertThat(Answer.of("rewards", board).at("a1")).isEqualTo(rewards);
    assertThat(Answer.of("runs", board).at("a1")).isEqualTo(runs);
  }

  @ParameterizedTest
  @CsvSource({
    // the bottom row of five, live-sleep, as-coded, rewards, runs
    ".oooo, 0, 0, 1200, 3000", // against the edge
    ".ooo., 3000, 500, 700, 2000", // the edge right after the vacancy
    ".xxxx, 0, 0, 900, 3000",
  })
  void readsARunNearTheEdge(String row, int liveSleep, int asCoded, int rewards, int runs) {
    Position board = Position.drawn(".....", ".....", ".....", ".....", row);
    assertThat(Answer.of("live-sleep", board).at("a1")).isEqualTo(liveSleep);
    assertThat(asCoded(board).at("a1")).isEqualTo(asCoded);
    assertThat(Answer.of("rewards", board).at("a1")).isEqualTo(rewards);
    assertThat(Answer.of("runs", board).at("a1")).isEqualTo(runs);
  }

  private static Answer asCoded(Position board) {
    return Answer.of("live-sleep", Map.of("table", "as-coded"), board);
  }
}

package org.gobang.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both implementations give the same weights and the same point: their times are comparable. */
class SameAnswersTest {

  @ParameterizedTest
  @ValueSource(strings = {"live-sleep", "rewards", "runs"})
  void onThePositionsThatAreMeasured(String strategy) throws InterruptedException {
    for (Board position : MiddlegamePositions.positions("freestyle")) {
      compare(strategy, position);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"live-sleep", "rewards", "runs"})
  void onRandomPositions(String strategy) throws InterruptedException {
    Random random = new Random(15);
    for (int size : new int[] {5, 10, 15, 19, 25}) {
      for (int i = 0; i < 40; i++) {
        compare(strategy, random(size, random));
      }
    }
  }

  @Test
  void theTimeIsDividedByTheNumberOfPositions() {
    assertThat(MiddlegamePositions.positions("freestyle")).hasSize(MiddlegamePositions.COUNT);
  }

  private static void compare(String strategy, Board position) throws InterruptedException {
    try (Player player = Services.player(strategy, position, 0)) {
      StrategyAnswer ours = StrategyAnswer.of(player, position);
      StrategyAnswer published =
          new PublishedStrategy(strategy).answer(PublishedStrategy.stones(position));
      assertThat(ours).as("%s on %s", strategy, position.start()).isEqualTo(published);
    }
  }

  /** Without a win; with one stone at least, since an empty board is opened in the centre. */
  private static Board random(int size, Random random) {
    Board board;
    do {
      board = Services.board("freestyle", new Start(size, stones(size, random), Stone.BLACK));
    } while (!(board.outcome() instanceof Outcome.Undecided));
    return board;
  }

  private static List<Move.Place> stones(int size, Random random) {
    double filled = 0.6 * random.nextDouble();
    List<Move.Place> stones = new ArrayList<>();
    stones.add(new Move.Place(Stone.WHITE, new Point(1, 0)));
    for (int row = 1; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (random.nextDouble() < filled) {
          Stone stone = random.nextBoolean() ? Stone.BLACK : Stone.WHITE;
          stones.add(new Move.Place(stone, new Point(column, row)));
        }
      }
    }
    return stones;
  }
}

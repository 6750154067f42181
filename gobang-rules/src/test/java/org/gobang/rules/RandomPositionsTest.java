package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;

/** Compares forbidden points with the definitions of Renju on random crowded positions. */
class RandomPositionsTest {

  private static final int POSITIONS = 4000;

  @Test
  void forbiddenPointsMatchTheDefinition() {
    Random random = new Random(20);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      Board board = new Renju().create(crowded(random));
      if (!(board.outcome() instanceof Outcome.Undecided)) {
        continue;
      }
      RenjuByDefinition slow = new RenjuByDefinition(board);
      for (Point point : board.vacant()) {
        Optional<String> expected = slow.foul(point);
        Optional<String> judged =
            board.judge(Stone.BLACK, point) instanceof Verdict.Refused refused
                ? Optional.of(refused.kind())
                : Optional.empty();
        assertThat(judged).as("%s on %s", point, board.start()).isEqualTo(expected);
        seen.merge(expected.orElse("fine"), 1, Integer::sum);
      }
    }
    // Every kind occurs often enough for a meaningful comparison.
    assertThat(seen).hasSize(4).allSatisfy((kind, count) -> assertThat(count).isGreaterThan(500));
  }

  /** Mostly black stones, close together, so that threes and fours cross. */
  private static Start crowded(Random random) {
    int size = 7 + random.nextInt(5);
    List<Point> points = new ArrayList<>();
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        points.add(new Point(column, row));
      }
    }
    Collections.shuffle(points, random);
    int black = 8 + random.nextInt(size * 3);
    int white = random.nextInt(size);
    List<Move.Place> stones = new ArrayList<>();
    for (int i = 0; i < black + white; i++) {
      stones.add(new Move.Place(i < black ? Stone.BLACK : Stone.WHITE, points.get(i)));
    }
    return new Start(size, stones, random.nextBoolean() ? Stone.BLACK : Stone.WHITE);
  }
}

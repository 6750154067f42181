package org.gobang.ai.search.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearchPositionTest {

  @ParameterizedTest
  @EnumSource(Rules.class)
  void isUpdatedByMovesAndUndo(Rules rules) {
    isUpdatedByMovesAndUndo(EvaluationWeights.of(rules), 5, 9, 15, 22, 25);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void updatesTheSumsOfANetwork(Rules rules) {
    isUpdatedByMovesAndUndo(EvaluationWeights.of(rules).with(RandomNetwork.of(20261124)), 7, 15);
  }

  private static void isUpdatedByMovesAndUndo(EvaluationWeights weights, int... sizes) {
    SplittableRandom random = new SplittableRandom(20261121);
    for (int size : sizes) {
      SearchPosition position = new SearchPosition(weights, size);
      Snapshot empty = new Snapshot(position);
      for (int step = 0; step < 50; step++) {
        if (position.ply() > 0 && random.nextInt(3) == 0) {
          position.undoMove();
        } else if (!position.isFull()) {
          position.makeMove(randomPoint(position, random));
        }
        if (random.nextInt(8) == 0) {
          position.pass();
        }
        if (size < 15 || step % 6 == 0) {
          ReferencePosition.check(position, weights);
        }
      }
      while (position.ply() > 0) {
        position.undoMove();
      }
      if (position.sideToMove() != SearchPosition.BLACK) {
        position.pass();
      }
      assertThat(new Snapshot(position)).isEqualTo(empty);
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void forbidsMovesForbiddenByTheRules(Rules rules) {
    SplittableRandom random = new SplittableRandom(7);
    for (int game = 0; game < 25; game++) {
      SearchPosition position = new SearchPosition(rules, 11);
      for (int i = 0; i < 45; i++) {
        int point = randomPoint(position, random);
        // Without a win: the board refuses moves after one.
        if (position.shape(position.sideToMove(), point) != Shape.FIVE
            && !position.isForbidden(point)) {
          position.makeMove(point);
        }
      }
      Board board = board(position);
      if (position.sideToMove() != SearchPosition.BLACK) {
        position.pass();
      }
      for (int point = 0; point < position.points(); point++) {
        if (position.stone(point) == SearchPosition.NOWHERE) {
          Verdict verdict = board.judge(Stone.BLACK, new Point(point % 11, point / 11));
          assertThat(position.isForbidden(point))
              .as("%s in %s", point, board)
              .isEqualTo(verdict instanceof Verdict.Refused);
        }
      }
    }
  }

  /** Returns a point, usually near the last stone, so that lines form. */
  private static int randomPoint(SearchPosition position, SplittableRandom random) {
    int size = position.size();
    int last = position.lastMove() == SearchPosition.NOWHERE ? 0 : position.lastMove();
    for (int i = 0; i < 10; i++) {
      int x = last % size + random.nextInt(-2, 3);
      int y = last / size + random.nextInt(-2, 3);
      boolean inside = x >= 0 && x < size && y >= 0 && y < size;
      if (inside && position.stone(y * size + x) == SearchPosition.NOWHERE) {
        return y * size + x;
      }
    }
    return random
        .ints(0, position.points())
        .filter(point -> position.stone(point) == SearchPosition.NOWHERE)
        .findFirst()
        .orElseThrow();
  }

  private static Board board(SearchPosition position) {
    List<Move.Place> stones =
        IntStream.range(0, position.points())
            .filter(point -> position.stone(point) != SearchPosition.NOWHERE)
            .mapToObj(
                point ->
                    new Move.Place(
                        position.stone(point) == SearchPosition.BLACK ? Stone.BLACK : Stone.WHITE,
                        new Point(point % position.size(), point / position.size())))
            .toList();
    SearchPositionTest.class.getModule().addUses(BoardProvider.class);
    BoardProvider provider =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> Rules.of(each.id()).equals(Optional.of(position.rules())))
            .findFirst()
            .orElseThrow();
    return provider.create(new Start(position.size(), stones, Stone.BLACK));
  }

  /** The state of a position. */
  private record Snapshot(long key, int evaluation, List<Integer> shapes) {

    Snapshot(SearchPosition position) {
      this(
          position.key(),
          position.evaluation(),
          IntStream.range(0, 2 * position.points())
              .map(i -> position.shape(i % 2, i / 2))
              .boxed()
              .toList());
    }
  }
}

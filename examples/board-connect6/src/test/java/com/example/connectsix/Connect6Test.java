package com.example.connectsix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;

class Connect6Test {

  private static final Connect6Provider PROVIDER = new Connect6Provider();

  @Test
  void theFirstTurnHasOneStoneAndEachOtherTwo() {
    Board board = PROVIDER.create(Start.empty(9));
    StringBuilder turns = new StringBuilder();
    for (Point point : points("e5 a1 a2 b1 b2 c1 c2 d1 d2")) {
      turns.append(board.toMove() == Stone.BLACK ? 'b' : 'w').append(board.stonesLeft());
      board = board.play(point);
    }
    assertEquals("b1w2w1b2b1w2w1b2b1", turns.toString());
  }

  @Test
  void aPassGivesUpTheRestOfTheTurn() {
    Board passed = after("e5 a1").pass();
    assertEquals(Stone.BLACK, passed.toMove());
    assertEquals(2, passed.stonesLeft());
  }

  @Test
  void sixOrMoreInARowWin() {
    assertEquals(
        new Outcome.Won(Stone.WHITE, points("a1 b1 c1 d1 e1 f1")),
        after("i9 a1 b1 i1 g7 c1 d1 i3 g5 e1 f1").outcome());
    assertEquals(Outcome.UNDECIDED, after("i9 a1 b1 i1 g7 c1 d1 i3 g5 e1").outcome());
  }

  /** In random games, a game is won when and only when a slow search finds six in a row. */
  @Test
  void agreesWithASearchOfTheWholeBoard() {
    Random random = new Random(6);
    for (int game = 0; game < 50; game++) {
      Board board = PROVIDER.create(Start.empty(7));
      while (board.outcome() instanceof Outcome.Undecided) {
        List<Point> allowed = board.allowed();
        Stone moves = board.toMove();
        board = board.play(allowed.get(random.nextInt(allowed.size())));
        boolean won = board.outcome() instanceof Outcome.Won by && by.stone() == moves;
        assertEquals(hasSix(board), won, () -> "in game " + allowed);
      }
    }
  }

  private static boolean hasSix(Board board) {
    for (int column = 0; column < board.size(); column++) {
      for (int row = 0; row < board.size(); row++) {
        for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
          Cell first = board.at(column, row);
          int length = 0;
          while (first.occupied()
              && board.at(column + length * step[0], row + length * step[1]) == first) {
            length++;
          }
          if (length >= 6) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @Test
  void refusesBoardsWithoutRoomForSix() {
    RefusedException refused =
        assertThrows(RefusedException.class, () -> PROVIDER.create(Start.empty(5)));
    assertEquals("connect6 is played on 6 to 25 lines a side, not on 5", refused.getMessage());
  }

  private static Board after(String moves) {
    Board board = PROVIDER.create(Start.empty(9));
    for (Point point : points(moves)) {
      board = board.play(point);
    }
    return board;
  }

  private static List<Point> points(String text) {
    return Stream.of(text.split(" ", -1)).map(Point::parse).toList();
  }
}

package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;

class LineBoardTest {

  private static Board played(BoardProvider rules, int size, String moves) {
    Board board = rules.create(Start.empty(size));
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      board = board.play(move);
    }
    return board;
  }

  private static Verdict.Refused refused(Board board, String point) {
    return (Verdict.Refused) board.judge(board.toMove(), Point.parse(point));
  }

  @Test
  void moveDoesNotChangeThePreviousBoard() {
    Board before = played(new Freestyle(), 15, "h8");
    Board after = before.play(Point.parse("h9"));
    assertThat(before.at(7, 8)).isEqualTo(Cell.VACANT);
    assertThat(before.toMove()).isEqualTo(Stone.WHITE);
    assertThat(before.moves()).hasToString("[h8]");
    assertThat(after.at(7, 8)).isEqualTo(Cell.WHITE);
    assertThat(after.toMove()).isEqualTo(Stone.BLACK);
    assertThat(after.moves()).hasToString("[h8, h9]");
  }

  @Test
  void boardsFromOneBoardHaveSeparateHistories() {
    Board before = played(new Freestyle(), 15, "h8 h9");
    assertThat(before.play(Point.parse("a1")).moves()).hasToString("[h8, h9, a1]");
    assertThat(before.play(Point.parse("b1")).moves()).hasToString("[h8, h9, b1]");
  }

  @Test
  void returnsACellForAnyCoordinates() {
    Board board = played(new Freestyle(), 5, "a1 e5");
    assertThat(board.at(0, 0)).isEqualTo(Cell.BLACK);
    assertThat(board.at(4, 4)).isEqualTo(Cell.WHITE);
    assertThat(board.at(4, 0)).isEqualTo(Cell.VACANT);
    int[][] outside = {{-1, 0}, {0, -1}, {5, 0}, {0, 5}, {5, 4}, {Integer.MAX_VALUE, 0}, {3, -9}};
    for (int[] place : outside) {
      assertThat(board.at(place[0], place[1])).isEqualTo(Cell.OUTSIDE);
    }
  }

  @Test
  void refusalsContainKindAndPoints() {
    Board board = played(new Freestyle(), 15, "h8");
    assertThat(refused(board, "h8"))
        .isEqualTo(new Verdict.Refused("occupied", List.of(Point.parse("h8")), false));
    assertThat(refused(board, "p1")).isEqualTo(new Verdict.Refused("outside", List.of(), false));
    assertThatThrownBy(() -> board.play(Point.parse("h8")))
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            e -> {
              assertThat(e.point()).contains(Point.parse("h8"));
              assertThat(e.verdict().kind()).isEqualTo("occupied");
            });
  }

  @Test
  void gameIsOverAfterAWin() {
    Board board = played(new Freestyle(), 15, "d4 d5 e4 e5 g4 g5 h4 h5 f4");
    List<Point> line =
        MoveText.parse("d4e4f4g4h4", Stone.BLACK).stream().map(LineBoardTest::at).toList();
    assertThat(board.outcome()).isEqualTo(new Outcome.Won(Stone.BLACK, line));
    assertThat(refused(board, "a1")).isEqualTo(new Verdict.Refused("over", line, false));
    assertThat(board.allowed()).isEmpty();
    assertThatThrownBy(board::pass).isInstanceOf(IllegalStateException.class);
  }

  private static Point at(Move move) {
    return ((Move.Place) move).point();
  }

  @Test
  void winningLineIsInOrder() {
    Board board = played(new Freestyle(), 15, "d8 a1 h4 a2 f6 a3 e7 b1 g5");
    assertThat(((Outcome.Won) board.outcome()).line()).hasToString("[d8, e7, f6, g5, h4]");
  }

  @Test
  void colourAlternatesThroughPasses() {
    Board board = played(new Freestyle(), 15, "h8 pass i8 PASS j8");
    assertThat(board.at(7, 7)).isEqualTo(Cell.BLACK);
    assertThat(board.at(8, 7)).isEqualTo(Cell.BLACK);
    assertThat(board.moves()).hasToString("[h8, pass, i8, pass, j8]");
    assertThat(board.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void twoPassesAreADraw() {
    Board board = played(new Freestyle(), 15, "h8 pass pass");
    assertThat(board.outcome()).isEqualTo(Outcome.DRAWN);
    assertThat(refused(board, "a1").kind()).isEqualTo("over");
  }

  /** A full board without five in a row: colours alternate in pairs of rows. */
  private static List<Move.Place> fullButFor(int size, Point hole) {
    List<Move.Place> stones = new ArrayList<>();
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        boolean black = (column / 2 + row) % 2 == 0;
        if (!new Point(column, row).equals(hole)) {
          stones.add(new Move.Place(black ? Stone.BLACK : Stone.WHITE, new Point(column, row)));
        }
      }
    }
    return stones;
  }

  @Test
  void fullBoardIsADraw() {
    Start start = new Start(7, fullButFor(7, new Point(3, 3)), Stone.BLACK);
    for (BoardProvider rules : List.of(new Freestyle(), new Renju(), new Caro())) {
      Board board = rules.create(start);
      assertThat(board.outcome()).isEqualTo(Outcome.UNDECIDED);
      assertThat(board.play(new Point(3, 3)).outcome()).isEqualTo(Outcome.DRAWN);
    }
  }

  @Test
  void gameIsADrawWithEveryPointForbidden() {
    Diagram onlyAnOverline =
        Diagram.of(
            6,
            0,
            0,
            """
            O O X X O O
            X X O O X X
            X X X * X X
            O O X X O O
            X X O O X X
            O O X X O O
            """);
    Board black = new Renju().create(onlyAnOverline.start());
    assertThat(black.outcome()).isEqualTo(Outcome.DRAWN);
    Start whiteToMove = new Start(6, onlyAnOverline.stones(), Stone.WHITE);
    Board white = new Renju().create(whiteToMove);
    assertThat(white.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(white.forbidden(Stone.BLACK)).containsOnlyKeys(onlyAnOverline.asked());
    assertThat(white.pass().outcome()).isEqualTo(Outcome.DRAWN);
  }

  @Test
  void setUpMayBeWon() {
    List<Move.Place> stones = new ArrayList<>();
    for (int column = 0; column < 5; column++) {
      stones.add(new Move.Place(Stone.WHITE, new Point(column, 2)));
    }
    Board board = new Freestyle().create(new Start(9, stones, Stone.BLACK));
    List<Point> line = stones.stream().map(Move.Place::point).toList();
    assertThat(board.outcome()).isEqualTo(new Outcome.Won(Stone.WHITE, line));
    stones.remove(0);
    Board undecided = new Freestyle().create(new Start(9, stones, Stone.WHITE));
    assertThat(undecided.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(undecided.toMove()).isEqualTo(Stone.WHITE);
    assertThat(undecided.play(new Point(0, 2)).outcome()).isInstanceOf(Outcome.Won.class);
  }

  @Test
  void refusalOfAForbiddenMoveListsItsStones() {
    Board board = played(new Renju(), 15, "f8 a1 g8 a3 h9 a5 h10 c1");
    Verdict.Refused refused = refused(board, "h8");
    assertThat(refused.kind()).isEqualTo("double-three");
    assertThat(refused.foul()).isTrue();
    assertThat(refused.points())
        .containsExactlyInAnyOrder(
            Point.parse("f8"), Point.parse("g8"), Point.parse("h9"), Point.parse("h10"));
    assertThatThrownBy(() -> board.play(Point.parse("h8")))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("h8: double-three");
  }

  @Test
  void doubleFourListsBothFours() {
    Board board = new Renju().create(Diagram.of(15, 3, 7, ". X . X * X . X .").start());
    Verdict.Refused refused = refused(board, "h8");
    assertThat(refused.kind()).isEqualTo("double-four");
    assertThat(refused.points()).hasToString("[e8, g8, i8, k8]");
  }

  @Test
  void doubleFourListsClosedFours() {
    Board board = played(new Renju(), 15, "i8 g8 j8 h7 k8 a1 h9 a3 h10 a5 h11 a7");
    Verdict.Refused refused = refused(board, "h8");
    assertThat(refused.kind()).isEqualTo("double-four");
    assertThat(refused.points())
        .extracting(Point::toString)
        .containsExactlyInAnyOrder("i8", "j8", "k8", "h9", "h10", "h11");
  }

  @Test
  void overlineListsItsStones() {
    Board board = new Renju().create(Diagram.of(15, 3, 7, ". X X X * X X . X").start());
    Verdict.Refused refused = refused(board, "h8");
    assertThat(refused.kind()).isEqualTo("overline");
    assertThat(refused.points()).hasToString("[e8, f8, g8, i8, j8]");
  }

  @Test
  void lineOfTheLastMoverWinsInASetUp() {
    List<Move.Place> stones = new ArrayList<>();
    for (int column = 0; column < 5; column++) {
      stones.add(new Move.Place(Stone.BLACK, new Point(column, 0)));
      stones.add(new Move.Place(Stone.WHITE, new Point(column, 2)));
    }
    for (Stone first : Stone.values()) {
      Board board = new Freestyle().create(new Start(9, stones, first));
      assertThat(((Outcome.Won) board.outcome()).stone()).isEqualTo(first.opponent());
    }
  }

  @Test
  void judgesBlackWhileWhiteIsToMove() {
    Board board = played(new Renju(), 15, "f8 a1 g8 a3 h9 a5 h10");
    assertThat(board.toMove()).isEqualTo(Stone.WHITE);
    assertThat(board.forbidden(Stone.BLACK)).containsOnlyKeys(Point.parse("h8"));
    assertThat(board.judge(Stone.WHITE, Point.parse("h8"))).isEqualTo(Verdict.ALLOWED);
  }
}

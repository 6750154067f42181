package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;

/** A 5×5 board: three in a row win, Black may not play the centre, and a1 captures b1. */
class SkeletonBoardTest {

  private static final Point CENTRE = Point.parse("c3");
  private static final Verdict.Refused FOUL = new Verdict.Refused("centre", List.of(CENTRE), true);

  private static final class Threes extends SkeletonBoard {

    Threes(Start start) {
      super(start);
    }

    private Threes(Threes before, Move move) {
      super(before, move);
      if (move.equals(new Move.Place(Stone.WHITE, Point.parse("a1")))) {
        remove(Point.parse("b1"));
      }
    }

    @Override
    public String rules() {
      return "threes";
    }

    @Override
    protected Board after(Move move) {
      return new Threes(this, move);
    }

    @Override
    protected Optional<Outcome.Won> winBy(Move.Place stone) {
      return lineOf(3, stone);
    }

    @Override
    protected Verdict judgeVacant(Stone stone, Point point) {
      return stone == Stone.BLACK && point.equals(CENTRE) ? FOUL : Verdict.ALLOWED;
    }
  }

  private static Board after(String moves) {
    Board board = new Threes(Start.empty(5));
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      board = board.play(move);
    }
    return board;
  }

  private static List<Point> points(String text) {
    return MoveText.parse(text, Stone.BLACK).stream()
        .map(move -> ((Move.Place) move).point())
        .toList();
  }

  @Test
  void moveReturnsAnotherBoard() {
    Board before = after("b2");
    Board board = before.play(Point.parse("c3"));
    assertThat(board.at(2, 2)).isEqualTo(Cell.WHITE);
    assertThat(board.at(1, 1)).isEqualTo(Cell.BLACK);
    assertThat(board.at(-1, 0)).isEqualTo(Cell.OUTSIDE);
    assertThat(board.at(0, 5)).isEqualTo(Cell.OUTSIDE);
    assertThat(board.moves()).isEqualTo(MoveText.parse("b2 c3", Stone.BLACK));
    assertThat(board.toMove()).isEqualTo(Stone.BLACK);
    assertThat(before.at(2, 2)).isEqualTo(Cell.VACANT);
    assertThat(before.moves()).hasSize(1);
    assertThat(before.toMove()).isEqualTo(Stone.WHITE);
  }

  @Test
  void lineInAnyDirectionWins() {
    for (String line : List.of("b2 c2 d2", "b2 b3 b4", "b1 c2 d3", "b4 c3 d2")) {
      List<Point> points = points(line);
      List<Move.Place> stones =
          List.of(points.get(2), points.get(0)).stream()
              .map(point -> new Move.Place(Stone.WHITE, point))
              .toList();
      Board board = new Threes(new Start(5, stones, Stone.WHITE)).play(points.get(1));
      assertThat(board.outcome()).isEqualTo(new Outcome.Won(Stone.WHITE, points));
      assertThat(board.judge(Stone.BLACK, Point.parse("a5")))
          .isEqualTo(new Verdict.Refused(Verdict.Refused.OVER, points, false));
      assertThatThrownBy(board::pass).isInstanceOf(IllegalStateException.class);
      assertThatThrownBy(() -> board.play(Point.parse("a5")))
          .isInstanceOf(IllegalMoveException.class);
    }
  }

  @Test
  void setUpMayContainAWinningLine() {
    List<Move.Place> stones =
        points("a1 c1 b1").stream().map(point -> new Move.Place(Stone.BLACK, point)).toList();
    assertThat(new Threes(new Start(5, stones, Stone.WHITE)).outcome())
        .isEqualTo(new Outcome.Won(Stone.BLACK, points("a1 b1 c1")));
  }

  @Test
  void subclassJudgesOnlyVacantPoints() {
    Board board = after("b2");
    assertThat(board.judge(Stone.BLACK, CENTRE)).isEqualTo(FOUL);
    assertThat(board.judge(Stone.WHITE, CENTRE)).isEqualTo(Verdict.ALLOWED);
    assertThat(board.judge(Stone.WHITE, Point.parse("b2")))
        .isEqualTo(
            new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(Point.parse("b2")), false));
    assertThat(board.judge(Stone.WHITE, new Point(5, 0)))
        .isEqualTo(new Verdict.Refused(Verdict.Refused.OUTSIDE, List.of(), false));
    Board blacks = board.pass();
    assertThatThrownBy(() -> blacks.play(CENTRE)).isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void subclassMayCaptureStones() {
    Board board = after("b1 a1");
    assertThat(board.at(Point.parse("b1"))).isEqualTo(Cell.VACANT);
    assertThat(board.outcome()).isEqualTo(Outcome.UNDECIDED);
  }

  @Test
  void twoPassesAreADraw() {
    assertThat(after("b2 pass").outcome()).isEqualTo(Outcome.UNDECIDED);
    Board drawn = after("b2 pass pass");
    assertThat(drawn.outcome()).isEqualTo(Outcome.DRAWN);
    assertThat(drawn.judge(Stone.WHITE, CENTRE))
        .isEqualTo(new Verdict.Refused(Verdict.Refused.OVER, List.of(), false));
  }

  @Test
  void gameIsADrawWithoutAllowedPoints() {
    List<Move.Place> stones =
        points("a1 b1 a3 b3 c2 a2 b2 c1").stream()
            .map(
                point ->
                    new Move.Place(
                        (point.column() + 2 * point.row()) % 4 < 2 ? Stone.BLACK : Stone.WHITE,
                        point))
            .toList();
    Board black = new Threes(new Start(3, stones, Stone.BLACK));
    assertThat(black.vacant()).containsExactly(CENTRE);
    assertThat(black.outcome()).isEqualTo(Outcome.DRAWN);
    Board white = new Threes(new Start(3, stones, Stone.WHITE));
    assertThat(white.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThat(white.play(CENTRE).outcome()).isEqualTo(Outcome.DRAWN);
  }
}

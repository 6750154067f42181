package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;

/** Tests default methods on a 3×3 board that forbids Black the corners. */
class BoardTest {

  private static final Verdict.Refused CORNER =
      new Verdict.Refused("corner", List.of(new Point(1, 1)), true);

  private static final Board ONE_STONE =
      new Corners(
          new Start(3, List.of(new Move.Place(Stone.WHITE, Point.parse("b1"))), Stone.BLACK));

  @Test
  void hasTheSizeOfItsInitialPosition() {
    assertThat(ONE_STONE.size()).isEqualTo(3);
  }

  @Test
  void acceptsPointsAndCoordinates() {
    assertThat(ONE_STONE.at(Point.parse("b1"))).isEqualTo(Cell.WHITE);
    assertThat(ONE_STONE.at(Point.parse("a2"))).isEqualTo(Cell.VACANT);
    assertThat(ONE_STONE.at(Point.parse("a4"))).isEqualTo(Cell.OUTSIDE);
  }

  @Test
  void listsVacantPointsRowByRowFromTheLowerLeft() {
    assertThat(ONE_STONE.vacant())
        .map(Point::toString)
        .containsExactly("a1", "c1", "a2", "b2", "c2", "a3", "b3", "c3");
  }

  @Test
  void listsPointsAllowedToTheSideToMove() {
    assertThat(ONE_STONE.allowed()).map(Point::toString).containsExactly("a2", "b2", "c2", "b3");
    assertThat(ONE_STONE.pass().allowed()).isEqualTo(ONE_STONE.vacant());
  }

  @Test
  void listsForbiddenPointsOfBothSides() {
    for (Board board : List.of(ONE_STONE, ONE_STONE.pass())) {
      Map<Point, Verdict.Refused> forbidden = board.forbidden(Stone.BLACK);
      assertThat(forbidden.keySet()).map(Point::toString).containsExactly("a1", "c1", "a3", "c3");
      assertThat(forbidden.values()).containsOnly(CORNER);
      assertThat(board.forbidden(Stone.WHITE)).isEmpty();
    }
  }

  @Test
  void playsAndUndoesOnAMutableCopy() {
    MutableBoard copy = ONE_STONE.mutableCopy();
    int[] points = new int[copy.vacantCount()];
    assertThat(copy.allowed(points)).isEqualTo(4);
    assertThat(points).startsWith(3, 4, 5, 7);
    assertThat(copy.allows(0)).isFalse();
    copy.pass();
    assertThat(copy.toMove()).isEqualTo(Stone.WHITE);
    assertThat(copy.allows(0)).isTrue();
    copy.undo();
    assertThat(copy.toMove()).isEqualTo(Stone.BLACK);
    assertThat(copy.allows(0)).isFalse();
    assertThatThrownBy(copy::undo).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> copy.play(0)).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> copy.at(9)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void copiesAMutableCopy() {
    MutableBoard copy = ONE_STONE.mutableCopy();
    copy.pass();
    MutableBoard second = copy.copy();
    copy.undo();
    assertThat(second.toMove()).isEqualTo(Stone.WHITE);
    assertThat(second.moveCount()).isZero();
    assertThat(second.size()).isEqualTo(3);
    assertThat(second.at(1)).isEqualTo(Cell.WHITE);
    assertThat(second.lastPoint()).isEmpty();
    assertThat(second.over()).isFalse();
    assertThat(second.winner()).isEmpty();
    assertThat(second.outcome()).isEqualTo(Outcome.UNDECIDED);
    assertThatThrownBy(second::undo).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void drawsAllowedPointsWithEqualFrequency() {
    MutableBoard copy = ONE_STONE.mutableCopy();
    Random random = new Random(1);
    int[] drawn = new int[9];
    for (int i = 0; i < 4000; i++) {
      drawn[copy.randomMove(random)]++;
    }
    for (int index : new int[] {3, 4, 5, 7}) {
      assertThat(drawn[index]).isBetween(900, 1100);
    }
  }

  @Test
  void hasATextDiagram() {
    assertThat(BoardText.draw(ONE_STONE))
        .isEqualTo(
            """
             3 . . .
             2 . . .
             1 . O .
               a b c
            """);
    List<Move.Place> two = new ArrayList<>(ONE_STONE.start().stones());
    two.add(new Move.Place(Stone.BLACK, Point.parse("b2")));
    Board black = new Corners(new Start(3, two, Stone.WHITE));
    assertThat(BoardText.draw(black, Map.of(Point.parse("a1"), '3', Point.parse("b1"), '4')))
        .isEqualTo(
            """
             3 . . .
             2 . X .
             1 3 O .
               a b c
            """);
  }

  @Test
  void returnsUnmodifiableCollections() {
    Point a1 = Point.parse("a1");
    assertThatThrownBy(() -> ONE_STONE.vacant().remove(a1))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> ONE_STONE.allowed().remove(a1))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> ONE_STONE.forbidden(Stone.BLACK).remove(a1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static final class Corners extends SkeletonBoard {
    Corners(Start start) {
      super(start);
    }

    private Corners(Corners before, Move move) {
      super(before, move);
    }

    @Override
    public String rules() {
      return "corners";
    }

    @Override
    protected Board after(Move move) {
      return new Corners(this, move);
    }

    @Override
    protected Optional<Outcome.Won> winBy(Move.Place stone) {
      return Optional.empty();
    }

    @Override
    protected Verdict judgeVacant(Stone stone, Point point) {
      boolean corner = point.column() != 1 && point.row() != 1;
      return corner && stone == Stone.BLACK ? CORNER : Verdict.ALLOWED;
    }
  }
}

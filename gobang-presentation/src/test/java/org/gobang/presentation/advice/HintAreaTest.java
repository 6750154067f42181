package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.presentation.position.PositionKey;
import org.junit.jupiter.api.Test;

class HintAreaTest {

  private final Random random = new Random(5);

  private PositionKey place(int size) {
    Point point = new Point(random.nextInt(size), random.nextInt(size));
    return new PositionKey(
        "freestyle", Start.empty(size), List.of(new Move.Place(Stone.BLACK, point)));
  }

  @Test
  void containsTheMoveAndLiesOnTheBoard() {
    for (int i = 0; i < 2000; i++) {
      int size = 5 + random.nextInt(21);
      Point move = new Point(random.nextInt(size), random.nextInt(size));
      PositionKey place = place(size);
      Hint.Area area = Hint.Area.around(move, place);
      assertThat(area.contains(move)).isTrue();
      assertThat(area.to().column() - area.from().column()).isEqualTo(4);
      assertThat(area.to().row() - area.from().row()).isEqualTo(4);
      assertThat(area.to().column()).isLessThan(size);
      assertThat(area.to().row()).isLessThan(size);
      assertThat(Hint.Area.around(move, place)).as("stable").isEqualTo(area);
    }
  }

  @Test
  void doesNotRevealTheMove() {
    Point move = Point.parse("h8");
    Set<Point> corners = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      corners.add(Hint.Area.around(move, place(15)).from());
    }
    assertThat(corners).as("the move can be at any of its points").hasSize(25);
  }

  @Test
  void namesItsRegionOfTheBoard() {
    assertThat(new Hint.Area(Point.parse("a1"), Point.parse("e5")).part(15)).isEqualTo("low.left");
    assertThat(new Hint.Area(Point.parse("f6"), Point.parse("j10")).part(15))
        .isEqualTo("middle.centre");
    assertThat(new Hint.Area(Point.parse("k6"), Point.parse("o10")).part(15))
        .isEqualTo("middle.right");
    assertThat(new Hint.Area(Point.parse("a1"), Point.parse("e5")).part(5))
        .isEqualTo("middle.centre");
  }
}

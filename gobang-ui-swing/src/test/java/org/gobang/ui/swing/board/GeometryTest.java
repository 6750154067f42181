package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;

class GeometryTest {

  @Test
  void findsEveryPointOnBoardsOfAnySize() {
    Random random = new Random(5);
    for (int round = 0; round < 300; round++) {
      int size = 5 + random.nextInt(21);
      double width = 120 + random.nextInt(1500);
      double height = 120 + random.nextInt(1500);
      Geometry geometry = Geometry.fit(size, width, height, random.nextBoolean());
      Point point = new Point(random.nextInt(size), random.nextInt(size));
      double off = geometry.cell() * 0.45;
      double x = geometry.x(point) + off * (2 * random.nextDouble() - 1);
      double y = geometry.y(point) + off * (2 * random.nextDouble() - 1);
      assertThat(geometry.at(x, y)).contains(point);
      assertThat(geometry.board().contains(x, y)).isTrue();
      assertThat(geometry.board().getMaxX()).isLessThanOrEqualTo(width + 1);
      assertThat(geometry.board().getMaxY()).isLessThanOrEqualTo(height + 1);
    }
  }

  @Test
  void putsTheFirstRowAtTheBottom() {
    Geometry geometry = Geometry.fit(15, 500, 500, true);
    assertThat(geometry.y(Point.parse("a1"))).isGreaterThan(geometry.y(Point.parse("a15")));
    assertThat(geometry.at(0, 0)).isEmpty();
  }

  @Test
  void marksTheUsualStarPoints() {
    assertThat(Background.stars(15))
        .extracting(Point::toString)
        .containsExactlyInAnyOrder("d4", "d12", "l4", "l12", "h8");
    assertThat(Background.stars(19)).hasSize(9);
    assertThat(Background.stars(6)).isEmpty();
    assertThat(Background.stars(20)).hasSize(4);
  }
}

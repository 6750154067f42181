package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The legibility of numbers on the board. */
class NumbersTest {

  private static final int SIDE = 700;
  private static final int LINES = 25;
  private static final Geometry GEOMETRY = Geometry.fit(LINES, SIDE, SIDE, true);

  private final BoardPresenter presenter =
      new BoardPresenter(point -> {}, FakeWorkbench.withDeepAndPlain(), () -> 0);
  private final BoardComponent board =
      new BoardComponent(presenter, WindowTexts.in(Locale.ENGLISH));

  NumbersTest() {
    board.setSize(SIDE, SIDE);
  }

  private BufferedImage paint(Map<Point, PointScene> spots, List<Point> line) {
    presenter.show(new BoardScene(LINES, spots, line, Optional.empty(), Map.of()));
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    board.paint(g);
    g.dispose();
    return image;
  }

  /** Returns the distance of the farthest different pixel from a point, in cells. Default: 0. */
  private static double farthest(BufferedImage one, BufferedImage other, Point from) {
    double farthest = 0;
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        if (one.getRGB(x, y) != other.getRGB(x, y)) {
          double away = Math.hypot(x + 0.5 - GEOMETRY.x(from), y + 0.5 - GEOMETRY.y(from));
          farthest = Math.max(farthest, away / GEOMETRY.cell());
        }
      }
    }
    return farthest;
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "200", "8.1k", "999k", "2147M"})
  void weightStaysWithinItsDisc(String weight) {
    Point point = Point.parse("m13");
    BufferedImage disc =
        paint(Map.of(point, PointScene.BARE.change().heat(1).weight(" ").build()), List.of());
    BufferedImage counted =
        paint(Map.of(point, PointScene.BARE.change().heat(1).weight(weight).build()), List.of());
    assertThat(farthest(disc, counted, point)).isBetween(0.05, 0.44);
  }

  @ParameterizedTest
  @ValueSource(strings = {"m13 n13 o13 p13 q13", "m13 n14 o15 p16 q17", "q5 q4 q3 q2 q1"})
  void winningLineDoesNotCoverNumbers(String points) {
    List<Point> line = List.of(points.split(" ")).stream().map(Point::parse).toList();
    Map<Point, PointScene> numbered = new HashMap<>();
    line.forEach(
        each ->
            numbered.put(each, PointScene.BARE.change().stone(Stone.BLACK).label("108").build()));
    BufferedImage won = paint(numbered, line);
    BufferedImage before = paint(numbered, List.of());
    for (Point point : line) {
      int half = (int) (GEOMETRY.cell() * 0.2);
      for (int y = -half; y <= half; y++) {
        for (int x = -half; x <= half; x++) {
          int atX = (int) GEOMETRY.x(point) + x;
          int atY = (int) GEOMETRY.y(point) + y;
          assertThat(won.getRGB(atX, atY)).isEqualTo(before.getRGB(atX, atY));
        }
      }
    }
    assertThat(farthest(won, before, line.get(0))).as("a visible line").isGreaterThan(3);
  }
}

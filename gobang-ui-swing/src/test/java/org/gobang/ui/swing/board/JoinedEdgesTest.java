package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.junit.jupiter.api.Test;

/** Painting a board with joined opposite edges. */
class JoinedEdgesTest {

  private static final int SIDE = 400;
  private static final int LINES = 9;
  private static final Geometry GEOMETRY = Geometry.fit(LINES, SIDE, SIDE, true);
  private static final BoardStyle STYLE = new BoardStyle(Theme.WOOD, Palette.USUAL, true);

  private static BufferedImage picture(String points, boolean won, boolean joined) {
    List<Point> line = Stream.of(points.split(" ", -1)).map(Point::parse).toList();
    Map<Point, PointScene> spots = new HashMap<>();
    line.forEach(each -> spots.put(each, PointScene.BARE.change().stone(Stone.BLACK).build()));
    BoardScene scene =
        new BoardScene(
            LINES,
            spots,
            won ? line : List.of(),
            Optional.empty(),
            Map.of(),
            List.of(),
            joined,
            Optional.empty(),
            List.of());
    return new BoardPicture(scene, STYLE).image(SIDE, 1);
  }

  /** Returns whether the pictures differ at a place; units: cells from the lower left point. */
  private static boolean differ(BufferedImage one, BufferedImage other, double column, double row) {
    int x = (int) (GEOMETRY.x(0) + column * GEOMETRY.cell());
    int y = (int) (GEOMETRY.y(0) - row * GEOMETRY.cell());
    return one.getRGB(x, y) != other.getRGB(x, y);
  }

  @Test
  void continuesAWinningLineAtTheOppositeEdge() {
    BufferedImage before = picture("h3 i3 a3 b3", false, true);
    BufferedImage won = picture("h3 i3 a3 b3", true, true);
    assertThat(differ(won, before, 7.5, 2)).as("between h3 and i3").isTrue();
    assertThat(differ(won, before, 8.45, 2)).as("beyond i3").isTrue();
    assertThat(differ(won, before, -0.45, 2)).as("before a3").isTrue();
    assertThat(differ(won, before, 0.5, 2)).as("between a3 and b3").isTrue();
    for (double column = 1.5; column < 6.6; column += 0.1) {
      assertThat(differ(won, before, column, 2)).as("no line across the board").isFalse();
    }
  }

  @Test
  void continuesADiagonalWinningLineOverTheCorner() {
    BufferedImage before = picture("h8 i9 a1 b2", false, true);
    BufferedImage won = picture("h8 i9 a1 b2", true, true);
    assertThat(differ(won, before, 8.4, 8.4)).isTrue();
    assertThat(differ(won, before, -0.4, -0.4)).isTrue();
    assertThat(differ(won, before, 4.5, 4.5)).isFalse();
  }

  @Test
  void drawsLinesBeyondTheEdge() {
    BufferedImage plain = picture("e5", false, false);
    BufferedImage joined = picture("e5", false, true);
    assertThat(differ(joined, plain, -0.4, 2)).isTrue();
    assertThat(differ(joined, plain, 2, 8.4)).isTrue();
    assertThat(differ(joined, plain, 2.5, 2.5)).isFalse();
  }
}

package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Painting sharp lines and letters on screens of any density. */
class SharpTest {

  private static BufferedImage ground(Geometry geometry, boolean coordinates, double scale) {
    return new BoardBackground()
        .image(geometry, new BoardStyle(Theme.PAPER, Palette.USUAL, coordinates), scale);
  }

  /** Midway between the points of two columns or rows, the board has only a line. */
  @ParameterizedTest
  @CsvSource({
    "280,1",
    "280,1.25",
    "280,2",
    "681,1",
    "681,1.25",
    "681,1.5",
    "681,2",
    "1600,1",
    "1600,2"
  })
  void linesFillWholePixels(int side, double scale) {
    Geometry geometry = Geometry.fit(15, side, side, true);
    BufferedImage image = ground(geometry, true, scale);
    int line = Theme.PAPER.lines.getRGB();
    for (int i = 0; i < 15; i++) {
      boolean outer = i == 0 || i == 14;
      int between = (int) ((geometry.x(5) + geometry.cell() / 2) * scale);
      int middle = (int) (geometry.x(i) * scale);
      int half = (int) (geometry.cell() * scale / 3);
      int thick = (int) Math.max(1, Math.round(geometry.cell() / (outer ? 20 : 38) * scale));
      int found = 0;
      Set<Integer> others = new HashSet<>();
      for (int x = middle - half; x <= middle + half; x++) {
        int colour = image.getRGB(x, between);
        if (colour == line) {
          found++;
        } else {
          others.add(colour);
        }
      }
      assertThat(found).as("pixels of column %d", i).isEqualTo(thick);
      // No pixel mixes line and background.
      assertThat(others).allMatch(colour -> (colour >> 16 & 0xFF) > 220);
    }
  }

  /** The pixels of coordinates are those that differ without coordinates. */
  @ParameterizedTest
  @CsvSource({"15,280,1", "15,280,2", "19,280,1", "26,280,1", "15,1600,1", "15,681,1.25"})
  void coordinatesAreNotClipped(int size, int side, double scale) {
    Geometry geometry = Geometry.fit(size, side, side, true);
    BufferedImage with = ground(geometry, true, scale);
    BufferedImage without = ground(geometry, false, scale);
    int edge = (int) ((geometry.left() - geometry.board().getX()) * scale);
    int from = (int) (geometry.board().getX() * scale);
    int to = (int) (geometry.board().getMaxX() * scale);
    int top = (int) (geometry.board().getY() * scale);
    int bottom = (int) (geometry.board().getMaxY() * scale);
    Set<Integer> columns = new HashSet<>();
    for (int y = 0; y < with.getHeight(); y++) {
      for (int x = 0; x < with.getWidth(); x++) {
        if (with.getRGB(x, y) != without.getRGB(x, y)) {
          boolean inside = x > from && x < to && y > top && y < bottom;
          boolean beside = x < from + edge || x > to - edge || y < top + edge || y > bottom - edge;
          if (!inside || !beside) {
            fail("there is ink at %d, %d", x, y);
          }
          long column = Math.round((x / scale - geometry.left()) / geometry.cell());
          if (y < top + edge && column >= 0 && column < size) {
            columns.add((int) column);
          }
        }
      }
    }
    assertThat(columns).as("each column has its letter").hasSize(size);
  }
}

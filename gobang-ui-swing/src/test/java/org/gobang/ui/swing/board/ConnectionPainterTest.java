package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.record.RecordNote;
import org.gobang.presentation.board.BoardScene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Painting arrows and lines of a record on images, without a screen. */
class ConnectionPainterTest {

  private static final int SIDE = 600;
  private static final Geometry GEOMETRY = Geometry.fit(15, SIDE, SIDE, true);

  private static BufferedImage picture(Theme theme, RecordNote.Connected... connections) {
    BoardScene scene =
        new BoardScene(
            15,
            Map.of(),
            List.of(),
            Optional.empty(),
            Map.of(),
            List.of(),
            false,
            Optional.empty(),
            List.of(connections));
    return new BoardPicture(scene, new BoardStyle(theme, Palette.USUAL, true)).image(SIDE, 1);
  }

  private static RecordNote.Connected between(String from, String to, boolean arrow) {
    return new RecordNote.Connected(Point.parse(from), Point.parse(to), arrow);
  }

  /** Returns the number of different pixels within half a cell of a point. */
  private static int differing(BufferedImage one, BufferedImage other, String near) {
    int half = (int) (GEOMETRY.cell() / 2);
    int differing = 0;
    for (int dx = -half; dx < half; dx++) {
      for (int dy = -half; dy < half; dy++) {
        int x = (int) GEOMETRY.x(Point.parse(near)) + dx;
        int y = (int) GEOMETRY.y(Point.parse(near)) + dy;
        differing += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
      }
    }
    return differing;
  }

  @ParameterizedTest
  @EnumSource
  void connectPointsAndArrowsHaveAHead(Theme theme) {
    BufferedImage bare = picture(theme);
    BufferedImage line = picture(theme, between("c3", "k11", false));
    BufferedImage arrow = picture(theme, between("c3", "k11", true));
    assertThat(differing(bare, line, "g7")).as("between the points").isPositive();
    assertThat(differing(bare, line, "g9")).as("beside them").isZero();
    assertThat(differing(line, arrow, "k11")).as("the head").isPositive();
    assertThat(differing(line, arrow, "c3")).as("at the start").isZero();
  }
}

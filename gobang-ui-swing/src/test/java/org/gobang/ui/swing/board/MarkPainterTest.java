package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Painting marks on stones and vacant points on images, without a screen. */
class MarkPainterTest {

  private static final Point H8 = Point.parse("h8");
  private static final List<String> MARKS =
      List.of("triangle", "square", "circle", "cross", "A", "12");

  /** The minimum contrast of graphics in WCAG 2.1, 1.4.11. */
  private static final double LEAST_CONTRAST = 3;

  private static BufferedImage paint(Theme theme, Optional<Stone> stone, String mark) {
    PointScene ground = stone.map(colour -> PointScene.of(colour, false)).orElse(PointScene.BARE);
    PointScene spot = ground.change().mark(mark).build();
    BoardScene scene = new BoardScene(15, Map.of(H8, spot), List.of(), Optional.empty(), Map.of());
    BoardStyle style = new BoardStyle(theme, Palette.USUAL, true);
    return new BoardPicture(scene, style).image(600, 1);
  }

  /** Returns the pixels of a point, row by row. */
  private static int[] pixels(BufferedImage image) {
    Geometry geometry = Geometry.fit(15, 600, 600, true);
    int r = (int) (geometry.cell() * 0.34);
    int x = (int) geometry.x(H8) - r;
    int y = (int) geometry.y(H8) - r;
    return image.getRGB(x, y, 2 * r, 2 * r, null, 0, 2 * r);
  }

  private static double luminance(int rgb) {
    Color colour = new Color(rgb);
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int value) {
    double part = value / 255.0;
    return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static double contrast(int[] pixels) {
    double darkest = 1;
    double lightest = 0;
    for (int pixel : pixels) {
      darkest = Math.min(darkest, luminance(pixel));
      lightest = Math.max(lightest, luminance(pixel));
    }
    return (lightest + 0.05) / (darkest + 0.05);
  }

  @ParameterizedTest
  @EnumSource
  void standOutOnEveryBoardAndStone(Theme theme) {
    for (String mark : MARKS) {
      for (Optional<Stone> stone :
          List.of(Optional.<Stone>empty(), Optional.of(Stone.BLACK), Optional.of(Stone.WHITE))) {
        assertThat(contrast(pixels(paint(theme, stone, mark))))
            .as("%s on %s of %s", mark, stone, theme)
            .isGreaterThan(LEAST_CONTRAST);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Stone.class)
  void lookDifferentFromEachOther(Stone stone) {
    Set<String> seen = new HashSet<>();
    for (String mark : MARKS) {
      seen.add(Arrays.toString(pixels(paint(Theme.WOOD, Optional.of(stone), mark))));
    }
    seen.add(Arrays.toString(pixels(paint(Theme.WOOD, Optional.of(stone), ""))));
    assertThat(seen).hasSize(MARKS.size() + 1);
  }
}

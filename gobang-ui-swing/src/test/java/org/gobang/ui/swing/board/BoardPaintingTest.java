package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.PointWords;
import org.gobang.ui.swing.present.Scene;
import org.gobang.ui.swing.present.Spot;
import org.gobang.ui.swing.present.TestBench;
import org.gobang.ui.swing.present.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Boards are painted on images: no screen is needed. */
class BoardPaintingTest {

  private static final int SIDE = 400;
  private static final Point C3 = Point.parse("c3");
  private static final Point H8 = Point.parse("h8");

  private final BoardPresenter presenter =
      new BoardPresenter(point -> {}, new TestBench(), () -> 0);
  private final BoardComponent board =
      new BoardComponent(presenter, new PointWords(Words.in(Locale.ENGLISH), presenter));

  BoardPaintingTest() {
    board.setSize(SIDE, SIDE);
  }

  private BufferedImage paint(double scale) {
    int pixels = (int) (SIDE * scale);
    BufferedImage image = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    board.paint(g);
    g.dispose();
    return image;
  }

  private static Spot stone(Stone stone, boolean last) {
    return spot(Optional.of(stone), last, false, 0);
  }

  private static Spot spot(Optional<Stone> stone, boolean last, boolean forbidden, int heat) {
    return new Spot(
        stone,
        "",
        last,
        false,
        forbidden,
        Optional.empty(),
        false,
        heat,
        "",
        Optional.empty(),
        false);
  }

  private void show(Map<Point, Spot> spots) {
    presenter.show(new Scene(15, spots, List.of(), Optional.empty(), Map.of()));
  }

  private static int brightness(BufferedImage image, Geometry geometry, Point at, double scale) {
    // A little off the middle, where a mark may be.
    double away = geometry.cell() * 0.3;
    Color colour =
        new Color(
            image.getRGB(
                (int) ((geometry.x(at) + away) * scale), (int) ((geometry.y(at) + away) * scale)));
    return (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3;
  }

  @ParameterizedTest
  @CsvSource({"WOOD,1", "WOOD,2", "WOOD,1.25", "SLATE,1", "PAPER,3"})
  void stonesAreWhereTheyStand(Theme theme, double scale) {
    board.theme(theme);
    show(Map.of(C3, stone(Stone.BLACK, false), H8, stone(Stone.WHITE, true)));
    BufferedImage image = paint(scale);
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    assertThat(brightness(image, geometry, C3, scale)).isLessThan(60);
    assertThat(brightness(image, geometry, H8, scale)).isGreaterThan(200);
    int bare = brightness(image, geometry, Point.parse("e11"), scale);
    assertThat(bare).isBetween(65, 250);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyMarkChangesTheImage(Theme theme) {
    board.theme(theme);
    show(Map.of());
    BufferedImage bare = paint(1);
    for (Spot spot :
        List.of(
            spot(Optional.empty(), false, true, 0),
            spot(Optional.empty(), false, false, 1),
            spot(Optional.empty(), false, false, 9),
            stone(Stone.BLACK, false),
            stone(Stone.BLACK, true))) {
      show(Map.of(H8, spot));
      BufferedImage next = paint(1);
      assertThat(differing(bare, next)).as("%s", spot).isPositive();
      bare = next;
    }
  }

  private static int differing(BufferedImage one, BufferedImage other) {
    int differing = 0;
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        differing += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
      }
    }
    return differing;
  }

  @Test
  void whatChangesLiesWithinThePointsThatAreRepainted() {
    show(Map.of());
    BufferedImage bare = paint(1);
    show(Map.of(H8, stone(Stone.WHITE, true)));
    BufferedImage after = paint(1);
    var around = Geometry.fit(15, SIDE, SIDE, true).around(H8).getBounds();
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        if (bare.getRGB(x, y) != after.getRGB(x, y)) {
          assertThat(around.contains(x, y)).as("%d, %d", x, y).isTrue();
        }
      }
    }
  }

  @Test
  void sayingSomethingAtAnyPointStaysOnTheBoard() {
    show(Map.of());
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    for (String at : List.of("a1", "a15", "o1", "o15", "h8")) {
      BoardPresenter.Bubble bubble =
          new BoardPresenter.Bubble(
              Point.parse(at), "A sentence that is long enough to need more than a single line.");
      assertThat(new BubblePainter(bubble, geometry, SIDE).bounds().intersects(0, 0, SIDE, SIDE))
          .isTrue();
      assertThat(
              new java.awt.Rectangle(0, 0, SIDE, SIDE)
                  .contains(new BubblePainter(bubble, geometry, SIDE).bounds()))
          .as(at)
          .isTrue();
    }
  }
}

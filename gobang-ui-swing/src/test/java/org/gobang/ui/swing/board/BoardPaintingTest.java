package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.board.BoardScene;
import org.gobang.presentation.board.PointScene;
import org.gobang.ui.swing.present.BoardPresenter;
import org.gobang.ui.swing.present.PointMessage;
import org.gobang.ui.swing.present.WindowTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Painting boards on images, without a screen. */
class BoardPaintingTest {

  private static final int SIDE = 400;
  private static final Point C3 = Point.parse("c3");
  private static final Point H8 = Point.parse("h8");

  private final BoardPresenter presenter =
      new BoardPresenter(point -> {}, FakeWorkbench.withDeepAndPlain(), () -> 0);
  private final BoardComponent board =
      new BoardComponent(presenter, WindowTexts.in(Locale.ENGLISH));

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

  private void show(Map<Point, PointScene> spots) {
    presenter.show(new BoardScene(15, spots, List.of(), Optional.empty(), Map.of()));
  }

  private static int brightness(BufferedImage image, Geometry geometry, Point at, double scale) {
    // Beside the centre, which may have a mark.
    double away = geometry.cell() * 0.3;
    return brightness(
        image.getRGB(
            (int) ((geometry.x(at) + away) * scale), (int) ((geometry.y(at) + away) * scale)));
  }

  @Test
  void tintsTheAreaOfAHintBelowTheStones() {
    show(Map.of(H8, PointScene.BARE.change().stone(Stone.BLACK).build()));
    BufferedImage before = paint(1);
    Hint.Area area = new Hint.Area(Point.parse("g7"), Point.parse("k11"));
    presenter.show(
        new BoardScene(
            15,
            Map.of(H8, PointScene.BARE.change().stone(Stone.BLACK).build()),
            List.of(),
            Optional.empty(),
            Map.of(),
            List.of(),
            false,
            Optional.of(area),
            List.of()));
    BufferedImage after = paint(1);
    Geometry geometry = board.geometry();
    int between = (int) (geometry.cell() / 2);
    int x = (int) geometry.x(Point.parse("j10")) + between;
    int y = (int) geometry.y(Point.parse("j10")) + between;
    assertThat(after.getRGB(x, y)).isNotEqualTo(before.getRGB(x, y));
    int middle = (int) geometry.x(H8);
    assertThat(after.getRGB(middle, (int) geometry.y(H8)))
        .isEqualTo(before.getRGB(middle, (int) geometry.y(H8)));
    int away = (int) geometry.x(C3) + between;
    assertThat(after.getRGB(away, (int) geometry.y(C3) + between))
        .isEqualTo(before.getRGB(away, (int) geometry.y(C3) + between));
  }

  @ParameterizedTest
  @CsvSource({"WOOD,1", "WOOD,2", "WOOD,1.25", "SLATE,1", "PAPER,3"})
  void paintsStonesAtTheirPoints(Theme theme, double scale) {
    board.materials(theme, StoneSet.CLASSIC, OwnPictures.NONE, Palette.USUAL);
    show(
        Map.of(
            C3,
            PointScene.BARE.change().stone(Stone.BLACK).build(),
            H8,
            PointScene.BARE.change().stone(Stone.WHITE).last(true).build()));
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
    board.materials(theme, StoneSet.CLASSIC, OwnPictures.NONE, Palette.USUAL);
    show(Map.of());
    BufferedImage bare = paint(1);
    for (PointScene spot :
        List.of(
            PointScene.BARE.change().forbidden(true).build(),
            PointScene.BARE.change().heat(1).build(),
            PointScene.BARE.change().heat(9).build(),
            PointScene.BARE.change().stone(Stone.BLACK).build(),
            PointScene.BARE.change().stone(Stone.BLACK).last(true).build())) {
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

  /** Returns the points with a difference from a bare board. */
  private Set<Point> painted(Map<Point, PointScene> spots) {
    show(Map.of());
    BufferedImage bare = paint(1);
    show(spots);
    BufferedImage image = paint(1);
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    Set<Point> painted = new HashSet<>();
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        if (bare.getRGB(x, y) != image.getRGB(x, y)) {
          painted.add(geometry.at(x, y).orElseThrow());
        }
      }
    }
    return painted;
  }

  @Test
  void paintsExpectedMovesAsNumberedGhosts() {
    Map<Point, PointScene> plain =
        Map.of(
            C3,
            PointScene.BARE.change().ghost(Stone.BLACK).build(),
            H8,
            PointScene.BARE.change().ghost(Stone.WHITE).build());
    assertThat(painted(plain)).containsExactlyInAnyOrder(C3, H8);
    BufferedImage without = paint(1);
    Map<Point, PointScene> numbered =
        Map.of(
            C3,
            PointScene.BARE.change().ghost(Stone.BLACK).label("1").build(),
            H8,
            PointScene.BARE.change().ghost(Stone.WHITE).label("2").build());
    show(numbered);
    BufferedImage with = paint(1);
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    assertThat(lightest(with, geometry, C3))
        .as("a light number on the black ghost")
        .isGreaterThan(lightest(without, geometry, C3) + 50);
    assertThat(darkest(with, geometry, H8))
        .as("a dark number on the white ghost")
        .isLessThan(darkest(without, geometry, H8) - 50);
    BufferedImage others =
        paint(
            Map.of(
                C3,
                PointScene.BARE.change().ghost(Stone.BLACK).label("3").build(),
                H8,
                PointScene.BARE.change().ghost(Stone.WHITE).label("4").build()));
    assertThat(differing(with, others)).as("different numbers").isPositive();
    assertThat(painted(Map.of())).as("none").isEmpty();
  }

  private BufferedImage paint(Map<Point, PointScene> spots) {
    show(spots);
    return paint(1);
  }

  private static int lightest(BufferedImage image, Geometry geometry, Point at) {
    return brightnesses(image, geometry, at).max().orElseThrow();
  }

  private static int darkest(BufferedImage image, Geometry geometry, Point at) {
    return brightnesses(image, geometry, at).min().orElseThrow();
  }

  private static IntStream brightnesses(BufferedImage image, Geometry geometry, Point at) {
    int reach = (int) (geometry.cell() * 0.22);
    return IntStream.rangeClosed(-reach, reach)
        .flatMap(
            dy ->
                IntStream.rangeClosed(-reach, reach)
                    .map(
                        dx ->
                            brightness(
                                image.getRGB(
                                    (int) geometry.x(at) + dx, (int) geometry.y(at) + dy))));
  }

  private static int brightness(int rgb) {
    Color colour = new Color(rgb);
    return (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3;
  }

  @ParameterizedTest
  @EnumSource(Palette.class)
  void heatBrightensFromLevelToLevel(Palette palette) {
    board.materials(Theme.WOOD, StoneSet.CLASSIC, OwnPictures.NONE, palette);
    double before = 0;
    int widthBefore = 0;
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    for (int level = 1; level <= 9; level++) {
      Map<Point, PointScene> hot = Map.of(H8, PointScene.BARE.change().heat(level).build());
      assertThat(painted(hot)).containsExactly(H8);
      BufferedImage image = paint(1);
      int beside = (int) (geometry.cell() / 6);
      int colour = image.getRGB((int) geometry.x(H8) + beside, (int) geometry.y(H8) + beside);
      double lightness = Eyes.USUAL.lightness(new Color(colour));
      assertThat(lightness).as("level %d", level).isGreaterThan(before);
      before = lightness;
      int width = differing(paint(Map.of()), image);
      assertThat(width).isGreaterThan(widthBefore);
      widthBefore = width;
      Map<Point, PointScene> counted =
          Map.of(H8, PointScene.BARE.change().heat(level).weight("8.1k").build());
      assertThat(differing(image, paint(counted))).as("the number").isPositive();
    }
  }

  @Test
  void stonesOfEverySetLookDifferent() {
    Map<Point, PointScene> stones =
        Map.of(H8, PointScene.BARE.change().stone(Stone.BLACK).build(), new Point(9, 9), white());
    List<BufferedImage> images = new ArrayList<>();
    for (StoneSet set : StoneSet.values()) {
      board.materials(Theme.WOOD, set, OwnPictures.NONE, Palette.USUAL);
      painted(stones);
      BufferedImage image = paint(1);
      images.forEach(other -> assertThat(differing(other, image)).as("%s", set).isPositive());
      images.add(image);
    }
  }

  private static PointScene white() {
    return PointScene.BARE.change().stone(Stone.WHITE).build();
  }

  @Test
  void userPicturesCoverTheBoardAndTheStones() {
    BufferedImage red = plain(Color.RED);
    BufferedImage blue = plain(Color.BLUE);
    board.materials(
        Theme.WOOD,
        StoneSet.CLASSIC,
        new OwnPictures(Optional.of(red), Optional.of(blue), Optional.empty()),
        Palette.USUAL);
    painted(Map.of(H8, PointScene.BARE.change().stone(Stone.BLACK).build()));
    BufferedImage image = paint(1);
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    assertThat(new Color(image.getRGB((int) geometry.x(H8), (int) geometry.y(H8))))
        .isEqualTo(Color.BLUE);
    int beside = (int) (geometry.cell() / 2);
    assertThat(new Color(image.getRGB((int) geometry.x(0) + beside, (int) geometry.y(0) - beside)))
        .isEqualTo(Color.RED);
  }

  private static BufferedImage plain(Color colour) {
    BufferedImage image = new BufferedImage(40, 20, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.setColor(colour);
    g.fillRect(0, 0, 40, 20);
    g.dispose();
    return image;
  }

  @Test
  void shrinksTheRingOfAStoneWithItsTime() {
    int before = 0;
    for (double left : new double[] {0.05, 0.3, 0.7, 1}) {
      PointScene.Builder stone = PointScene.BARE.change().stone(Stone.BLACK);
      BufferedImage without = paint(Map.of(H8, stone.build()));
      int ring = differing(without, paint(Map.of(H8, stone.pending(left).build())));
      assertThat(ring).as("%s", left).isGreaterThan(before);
      before = ring;
    }
  }

  @Test
  void changesOnlyPixelsOfRepaintedPoints() {
    show(Map.of());
    BufferedImage bare = paint(1);
    show(Map.of(H8, PointScene.BARE.change().stone(Stone.WHITE).last(true).build()));
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

  @ParameterizedTest
  @ValueSource(ints = {13, 26})
  void bubbleOfAnyPointStaysOnTheBoard(int size) {
    show(Map.of());
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, size);
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, true);
    for (String at : List.of("a1", "a15", "o1", "o15", "h8")) {
      PointMessage bubble =
          new PointMessage(
              Point.parse(at), "A sentence that is long enough to need more than a single line.");
      Rectangle2D bounds = new BubblePainter(bubble, font, geometry, SIDE).bounds();
      assertThat(bounds.getHeight()).isGreaterThan(2 * size);
      assertThat(new Rectangle(0, 0, SIDE, SIDE).contains(bounds)).as(at).isTrue();
    }
  }
}

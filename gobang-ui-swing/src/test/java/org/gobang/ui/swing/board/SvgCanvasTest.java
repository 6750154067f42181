package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.GradientPaint;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.TexturePaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.board.PointScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The SVG picture of a drawing, which looks like the painted one in another program. */
class SvgCanvasTest {

  private static final int SIDE = 400;

  /** Pixels per unit. */
  private static final int DENSITY = 2;

  /** The side of compared squares in pixels: smaller than a mark. */
  private static final int SQUARE = 16;

  /** Allowed difference, as edges of clips and letters differ by parts of a pixel. */
  private static final double LIKE = 12;

  private static BufferedImage painted(Consumer<Canvas> painting) {
    return Pixels.paint(
        SIDE,
        SIDE,
        DENSITY,
        g -> {
          g.setRenderingHint(
              RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
          painting.accept(new GraphicsCanvas(g));
        });
  }

  private static BufferedImage drawn(Consumer<Canvas> painting) {
    SvgCanvas canvas = new SvgCanvas();
    painting.accept(canvas);
    byte[] text = canvas.document(SIDE).getBytes(StandardCharsets.UTF_8);
    SVGDocument document =
        Objects.requireNonNull(
            new SVGLoader()
                .load(new ByteArrayInputStream(text), null, LoaderContext.createDefault()));
    return Pixels.paint(
        SIDE, SIDE, DENSITY, g -> document.render((Component) null, g, new ViewBox(SIDE, SIDE)));
  }

  /** Returns the largest difference of mean colours of squares, up to 255. */
  private static double difference(Consumer<Canvas> painting) {
    // Almost transparent colours are not exact.
    Consumer<Canvas> onWhite =
        canvas -> canvas.fill(new Rectangle2D.Double(0, 0, SIDE, SIDE), Color.WHITE);
    BufferedImage painted = painted(onWhite.andThen(painting));
    BufferedImage drawn = drawn(onWhite.andThen(painting));
    double most = 0;
    for (int y = 0; y < SIDE * DENSITY; y += SQUARE) {
      for (int x = 0; x < SIDE * DENSITY; x += SQUARE) {
        most = Math.max(most, difference(painted, drawn, x, y));
      }
    }
    return most;
  }

  private static double difference(BufferedImage one, BufferedImage other, int left, int top) {
    double most = 0;
    for (int part = 0; part < 24; part += 8) {
      int sum = 0;
      for (int y = top; y < top + SQUARE; y++) {
        for (int x = left; x < left + SQUARE; x++) {
          sum += (one.getRGB(x, y) >>> part & 0xFF) - (other.getRGB(x, y) >>> part & 0xFF);
        }
      }
      most = Math.max(most, Math.abs(sum) / (1.0 * SQUARE * SQUARE));
    }
    return most;
  }

  @ParameterizedTest
  @CsvSource({"WOOD,true", "WOOD,false", "SLATE,true", "PAPER,true"})
  void showsEveryMarkOfABoard(Theme theme, boolean coordinates) {
    Map<Point, PointScene> spots = new HashMap<>();
    spots.put(Point.parse("b2"), PointScene.BARE.change().stone(Stone.BLACK).build());
    spots.put(Point.parse("c2"), PointScene.BARE.change().stone(Stone.WHITE).build());
    spots.put(Point.parse("d2"), PointScene.BARE.change().stone(Stone.BLACK).label("118").build());
    spots.put(
        Point.parse("e2"),
        PointScene.BARE.change().stone(Stone.WHITE).label("7").last(true).build());
    spots.put(Point.parse("f2"), PointScene.BARE.change().stone(Stone.WHITE).last(true).build());
    spots.put(Point.parse("g2"), PointScene.BARE.change().stone(Stone.BLACK).winning(true).build());
    spots.put(Point.parse("b5"), PointScene.BARE.change().ghost(Stone.BLACK).label("1").build());
    spots.put(Point.parse("d5"), PointScene.BARE.change().ghost(Stone.WHITE).label("2").build());
    spots.put(Point.parse("f5"), PointScene.BARE.change().forbidden(true).build());
    spots.put(Point.parse("h5"), PointScene.BARE.change().hint(true).build());
    spots.put(Point.parse("b8"), PointScene.BARE.change().heat(3).weight("812").build());
    spots.put(
        Point.parse("d8"), PointScene.BARE.change().heat(9).weight("8.1k").forbidden(true).build());
    spots.put(Point.parse("f8"), PointScene.BARE.change().stone(Stone.WHITE).pending(0.3).build());
    spots.put(Point.parse("h8"), PointScene.BARE.change().focused(true).build());
    List<Point> line = List.of(Point.parse("b11"), Point.parse("f15"));
    Geometry geometry = Geometry.fit(15, SIDE, SIDE, coordinates);
    BoardStyle style = new BoardStyle(theme, Palette.USUAL, coordinates);
    assertThat(
            difference(
                canvas -> {
                  new Background(geometry, style, 1).paint(canvas);
                  StonePainter stones = new StoneShapes(canvas, geometry.cell(), style);
                  new BoardPainter(geometry, style, canvas, stones).paint(spots, line);
                }))
        .isLessThan(LIKE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void showsRandomDrawings(int seed) {
    assertThat(difference(canvas -> scribble(canvas, new Random(seed), 12))).isLessThan(LIKE);
  }

  private static void scribble(Canvas canvas, Random random, int things) {
    for (int i = 0; i < things; i++) {
      switch (random.nextInt(4)) {
        case 0 -> canvas.fill(shape(random), paint(random));
        case 1 -> canvas.draw(shape(random), stroke(random), colour(random));
        case 2 -> canvas.within(shape(random), () -> scribble(canvas, random, things / 2));
        default ->
            canvas.translucent(random.nextFloat(), () -> canvas.fill(shape(random), paint(random)));
      }
    }
  }

  private static double place(Random random) {
    return random.nextDouble() * SIDE;
  }

  private static Shape shape(Random random) {
    double x = place(random);
    double y = place(random);
    double width = 20 + place(random) / 2;
    double height = 20 + place(random) / 2;
    return switch (random.nextInt(4)) {
      case 0 -> new Ellipse2D.Double(x, y, width, height);
      case 1 -> new Rectangle2D.Double(x, y, width, height);
      case 2 -> new RoundRectangle2D.Double(x, y, width, height, 18, 14);
      default -> {
        Path2D path = new Path2D.Double();
        path.moveTo(x, y);
        path.lineTo(place(random), place(random));
        path.quadTo(place(random), place(random), place(random), place(random));
        path.curveTo(place(random), place(random), place(random), place(random), place(random), y);
        if (random.nextBoolean()) {
          path.closePath();
        }
        yield path;
      }
    };
  }

  private static Color colour(Random random) {
    return new Color(random.nextInt(), random.nextBoolean());
  }

  private static Paint paint(Random random) {
    Point2D from = new Point2D.Double(place(random), place(random));
    Color one = colour(random);
    Color other = colour(random);
    return switch (random.nextInt(3)) {
      case 0 -> one;
      case 1 -> new GradientPaint(from, one, new Point2D.Double(SIDE, SIDE), other);
      default ->
          new RadialGradientPaint(
              from, 30 + random.nextInt(100), new float[] {0.2f, 0.9f}, new Color[] {one, other});
    };
  }

  private static BasicStroke stroke(Random random) {
    return new BasicStroke(1 + 15 * random.nextFloat(), random.nextInt(3), random.nextInt(3));
  }

  @Test
  void refusesUnsupportedDrawings() {
    Rectangle2D square = new Rectangle2D.Double(0, 0, 1, 1);
    Paint texture = new TexturePaint(new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB), square);
    assertThatThrownBy(() -> new SvgCanvas().fill(square, texture))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

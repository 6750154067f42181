package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.api.Point;

/**
 * The board without stones: wood, lines, star points, letters and numbers.
 *
 * @param scale the pixels per unit; lines fill whole pixels
 */
record Background(Geometry geometry, BoardStyle style, double scale) {

  /** The length of lines beyond joined edges, in cells. */
  static final double BEYOND = 0.5;

  void paint(Canvas canvas) {
    Rectangle2D b = geometry.board();
    shadow(canvas, b, 6, 2.5, 9);
    double round = Math.min(10, geometry.cell() / 3);
    Shape board =
        new RoundRectangle2D.Double(b.getX(), b.getY(), b.getWidth(), b.getHeight(), round, round);
    style
        .pictures()
        .board()
        .ifPresentOrElse(
            picture -> canvas.within(board, () -> canvas.image(picture, covering(picture, b))),
            () -> material(canvas, board, b));
    canvas.draw(board, new BasicStroke(1f), translucent(style.lines(), 90));
    lines(canvas);
    stars(canvas);
    if (style.coordinates()) {
      letters(canvas);
    }
  }

  /** Returns the smallest area with the aspect ratio of the picture that covers the board. */
  private static Rectangle2D covering(BufferedImage picture, Rectangle2D b) {
    double scale = Math.max(b.getWidth() / picture.getWidth(), b.getHeight() / picture.getHeight());
    double width = scale * picture.getWidth();
    double height = scale * picture.getHeight();
    return new Rectangle2D.Double(
        b.getCenterX() - width / 2, b.getCenterY() - height / 2, width, height);
  }

  private void material(Canvas canvas, Shape board, Rectangle2D b) {
    Theme theme = style.theme();
    canvas.fill(
        board,
        new GradientPaint(
            (float) b.getX(),
            (float) b.getY(),
            theme.light,
            (float) b.getMaxX(),
            (float) b.getMaxY(),
            theme.deep));
    if (theme.grain.getAlpha() > 0) {
      canvas.within(board, () -> grain(canvas, theme.grain));
    }
  }

  /**
   * Paints the soft shadow of a rectangle.
   *
   * @param width the width of the shadow
   * @param lower the distance of the shadow below the rectangle
   * @param alpha the opacity of each layer, from 0 to 255
   */
  static void shadow(Canvas canvas, Rectangle2D b, int width, double lower, int alpha) {
    for (int i = width; i > 0; i--) {
      canvas.fill(
          new RoundRectangle2D.Double(
              b.getX() - i,
              b.getY() - i + lower,
              b.getWidth() + 2.0 * i,
              b.getHeight() + 2.0 * i,
              14,
              14),
          new Color(0, 0, 0, alpha));
    }
  }

  /** Paints long, faint, uneven waves, the same each time. */
  private void grain(Canvas canvas, Color colour) {
    Rectangle2D b = geometry.board();
    Random random = new Random(8);
    int waves = 90;
    for (int i = 0; i < waves; i++) {
      double y = b.getY() + b.getHeight() * (i + random.nextDouble()) / waves;
      double lift = b.getHeight() * 0.012;
      Path2D wave = new Path2D.Double();
      wave.moveTo(b.getX(), y);
      wave.curveTo(
          b.getX() + b.getWidth() * 0.3,
          y + lift * random.nextGaussian(),
          b.getX() + b.getWidth() * 0.7,
          y + lift * random.nextGaussian(),
          b.getMaxX(),
          y + lift * random.nextGaussian() / 2);
      canvas.draw(
          wave,
          new BasicStroke((float) (geometry.cell() * (0.02 + 0.08 * random.nextDouble()))),
          translucent(colour, 8 + random.nextInt(18)));
    }
  }

  /**
   * Paints the lines. With joined edges, all lines are the same and continue beyond the outermost
   * points.
   */
  private void lines(Canvas canvas) {
    int size = geometry.size();
    double beyond = geometry.joined() ? BEYOND * geometry.cell() : 0;
    Band left = band(geometry.x(0) - beyond, true);
    Band right = band(geometry.x(size - 1) + beyond, true);
    Band top = band(geometry.y(size - 1) - beyond, true);
    Band bottom = band(geometry.y(0) + beyond, true);
    for (int i = 0; i < size; i++) {
      boolean outer = !geometry.joined() && (i == 0 || i == size - 1);
      Band column = band(geometry.x(i), outer);
      Band row = band(geometry.y(i), outer);
      fill(canvas, column.from(), top.from(), column.to(), bottom.to());
      fill(canvas, left.from(), row.from(), right.to(), row.to());
    }
  }

  /** The width of a line in pixels. */
  private record Band(double from, double to) {}

  private Band band(double middle, boolean outer) {
    long thick = Math.max(1, Math.round(geometry.cell() / (outer ? 20 : 38) * scale));
    long from = Math.round(middle * scale - thick / 2.0);
    return new Band(from, from + thick);
  }

  private void fill(Canvas canvas, double left, double top, double right, double bottom) {
    canvas.fill(
        new Rectangle2D.Double(
            left / scale, top / scale, (right - left) / scale, (bottom - top) / scale),
        style.lines());
  }

  private void stars(Canvas canvas) {
    double r = Math.max(1.5, geometry.cell() * 0.095);
    for (Point star : stars(geometry.size())) {
      canvas.fill(
          new Ellipse2D.Double(geometry.x(star) - r, geometry.y(star) - r, 2 * r, 2 * r),
          style.lines());
    }
  }

  /** Returns the star points: none on small boards, otherwise five or nine. */
  static List<Point> stars(int size) {
    List<Point> stars = new ArrayList<>();
    int near = size < 12 ? 2 : 3;
    int half = size / 2;
    int[] lines = size < 7 ? new int[0] : new int[] {near, half, size - 1 - near};
    for (int column : lines) {
      for (int row : lines) {
        boolean corner = column != half && row != half;
        boolean middle = size % 2 == 1 && (column == row || size >= 17);
        if (corner || middle) {
          stars.add(new Point(column, row));
        }
      }
    }
    return stars;
  }

  private void letters(Canvas canvas) {
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont(fontSize());
    Color ink = style.letters();
    double away = geometry.cell() * 0.76;
    int size = geometry.size();
    for (int i = 0; i < size; i++) {
      String letter = String.valueOf((char) ('a' + i));
      String number = String.valueOf(i + 1);
      canvas.write(letter, font, ink, geometry.x(i), geometry.y(0) + away);
      canvas.write(letter, font, ink, geometry.x(i), geometry.y(size - 1) - away);
      canvas.write(number, font, ink, geometry.x(0) - away, geometry.y(i));
      canvas.write(number, font, ink, geometry.x(size - 1) + away, geometry.y(i));
    }
  }

  /** Returns the font size, which grows with the board, more slowly above the normal text size. */
  private float fontSize() {
    double cell = geometry.cell();
    return (float) Math.max(7, Math.min(cell * 0.32, 10 + cell * 0.12));
  }

  static Color translucent(Color color, int alpha) {
    return new Color(color.getRed(), color.getGreen(), color.getBlue(), alpha);
  }
}

package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Image;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.stream.Stream;

/** The icon of the application: a corner of a board with three black stones in a row. */
public final class AppIcon {

  /** The side length in units. */
  private static final int SIDE = 64;

  /** The side lengths requested by systems, in pixels. */
  private static final List<Integer> SIDES = List.of(16, 20, 24, 28, 32, 48, 64, 128);

  private static final List<Integer> LINES = List.of(14, 32, 50);

  private static final BasicStroke LINE =
      new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

  private AppIcon() {}

  /** Returns the icon in all sizes requested by systems. May be used from any thread. */
  public static List<Image> images() {
    return SIDES.stream()
        .<Image>map(
            side ->
                Pixels.paint(SIDE, SIDE, (double) side / SIDE, g -> paint(new GraphicsCanvas(g))))
        .toList();
  }

  /** Returns the icon as an SVG drawing. */
  static String svg() {
    SvgCanvas canvas = new SvgCanvas();
    paint(canvas);
    return canvas.document(SIDE);
  }

  private static void paint(Canvas canvas) {
    RoundRectangle2D wood = new RoundRectangle2D.Double(2, 2, 60, 60, 22, 22);
    canvas.fill(wood, new GradientPaint(2, 2, new Color(0xf0c987), 62, 62, new Color(0xd9a55b)));
    canvas.draw(wood, LINE, new Color(0x9a6f33));
    Path2D lines = new Path2D.Double();
    for (int at : LINES) {
      lines.moveTo(at, 8);
      lines.lineTo(at, 56);
      lines.moveTo(8, at);
      lines.lineTo(56, at);
    }
    canvas.draw(lines, LINE, new Color(0x6b4a1e));
    Stream.of(14, 32, 50).forEach(at -> black(canvas, at, SIDE - at));
    white(canvas, 32, 50);
    white(canvas, 14, 32);
  }

  private static void black(Canvas canvas, int x, int y) {
    canvas.fill(circle(x, y, 9), light(x, y, 9, 0.5f, 0x6d6d74, 0x26262a, 0x0d0d10));
  }

  private static void white(Canvas canvas, int x, int y) {
    Ellipse2D stone = circle(x, y, 8.5);
    canvas.fill(stone, light(x, y, 8.5, 0.6f, 0xffffff, 0xf1f0ec, 0xc9c6bd));
    canvas.draw(stone, new BasicStroke(1), new Color(0x8d8a82));
  }

  private static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** Returns the light on a stone, from the upper left. */
  private static RadialGradientPaint light(
      double x, double y, double radius, float middle, int near, int between, int far) {
    return new RadialGradientPaint(
        (float) (x - 0.3 * radius),
        (float) (y - 0.4 * radius),
        (float) (1.6 * radius),
        new float[] {0, middle, 1},
        new Color[] {new Color(near), new Color(between), new Color(far)});
  }
}

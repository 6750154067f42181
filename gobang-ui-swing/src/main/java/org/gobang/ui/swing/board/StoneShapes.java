package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import org.gobang.api.Stone;

/** Stones as shapes with gradients, which stay sharp at any size. */
final class StoneShapes implements StonePainter {

  private final Canvas canvas;
  private final double cell;

  /** Stones for lines of this distance. */
  StoneShapes(Canvas canvas, double cell) {
    this.canvas = canvas;
    this.cell = cell;
  }

  @Override
  public void paintStone(Stone stone, double x, double y) {
    boolean black = stone == Stone.BLACK;
    double r = cell * DIAMETER / 2;
    Ellipse2D disc = new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
    Point2D light = new Point2D.Double(x - r * 0.38, y - r * 0.42);
    float[] stops = {0f, 0.35f, 0.8f, 1f};
    Color[] colours =
        black
            ? new Color[] {
              new Color(0x7A7A7E), new Color(0x3C3C40), new Color(0x1A1A1D), new Color(0x0C0C0E)
            }
            : new Color[] {
              Color.WHITE, new Color(0xF8F7F3), new Color(0xE2E0D9), new Color(0xC2BFB6)
            };
    canvas.fill(disc, new RadialGradientPaint(light, (float) (r * 1.7), stops, colours));
    canvas.draw(
        disc,
        new BasicStroke((float) Math.max(0.6, cell / 60)),
        black ? new Color(0, 0, 0, 150) : new Color(110, 104, 92, 150));
  }

  @Override
  public void paintShadow(double x, double y) {
    double r = cell * DIAMETER / 2;
    double dx = cell * 0.035;
    double dy = cell * 0.075;
    int rings = 8;
    for (int i = 0; i < rings; i++) {
      double each = r * (0.9 + 0.22 * i / rings);
      canvas.fill(
          new Ellipse2D.Double(x + dx - each, y + dy - each, 2 * each, 2 * each),
          new Color(0, 0, 0, 13));
    }
  }
}

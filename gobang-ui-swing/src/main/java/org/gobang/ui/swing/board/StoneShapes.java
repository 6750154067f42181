package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import org.gobang.api.Stone;

/** A painter of stones as vector shapes with gradients. */
record StoneShapes(Canvas canvas, double cell, BoardStyle style) implements StonePainter {

  private static final float[] STOPS = {0f, 0.35f, 0.8f, 1f};

  /** The number of lines on a shell. */
  private static final int LINES = 7;

  @Override
  public void paintStone(Stone stone, double x, double y) {
    double r = cell * DIAMETER / 2;
    Ellipse2D disc = new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
    Optional<BufferedImage> picture = style.pictures().stone(stone);
    if (picture.isPresent()) {
      canvas.within(disc, () -> canvas.image(picture.get(), disc.getBounds2D()));
      return;
    }
    StoneMaterial material = StoneMaterial.of(style.stones(), stone);
    Color[] stops = material.stops();
    if (material.flat()) {
      canvas.fill(disc, stops[0]);
    } else {
      Point2D light = new Point2D.Double(x - r * 0.38, y - r * 0.42);
      canvas.fill(disc, new RadialGradientPaint(light, (float) (r * 1.7), STOPS, stops));
    }
    switch (material.detail()) {
      case LINES -> canvas.within(disc, () -> lines(x, y, r));
      case GLOSS -> gloss(x, y, r, stone == Stone.BLACK ? 120 : 230);
      case NONE, OUTLINE -> {}
    }
    double edge = material.detail() == StoneMaterial.Detail.OUTLINE ? cell / 22 : cell / 60;
    BasicStroke stroke = new BasicStroke((float) Math.max(0.6, edge));
    canvas.draw(inside(disc, stroke), stroke, material.outline());
  }

  /** Returns the outline of a stone, inset by the stroke, so that adjacent stones do not touch. */
  private static Shape inside(Ellipse2D disc, BasicStroke stroke) {
    double in = Math.max(0, stroke.getLineWidth() / 2 - 0.5);
    return new Ellipse2D.Double(
        disc.getX() + in, disc.getY() + in, disc.getWidth() - 2 * in, disc.getHeight() - 2 * in);
  }

  /** Paints the growth lines of a shell as faint parallel arcs. */
  private void lines(double x, double y, double r) {
    BasicStroke stroke = new BasicStroke((float) Math.max(0.5, cell / 70));
    for (int i = 0; i < LINES; i++) {
      double at = y - r + 2 * r * (i + 0.7) / LINES;
      Path2D line = new Path2D.Double();
      line.moveTo(x - r, at + r * 0.1);
      line.quadTo(x, at - r * 0.16, x + r, at + r * 0.02);
      canvas.draw(line, stroke, new Color(150, 130, 90, 46));
    }
  }

  /** Paints a reflection near the upper edge. */
  private void gloss(double x, double y, double r, int alpha) {
    Shape light = new Ellipse2D.Double(x - r * 0.62, y - r * 0.84, r * 1.04, r * 0.62);
    canvas.fill(
        light,
        new GradientPaint(
            (float) x,
            (float) (y - r * 0.84),
            new Color(255, 255, 255, alpha),
            (float) x,
            (float) (y - r * 0.22),
            new Color(255, 255, 255, 0)));
  }

  @Override
  public void paintShadow(double x, double y) {
    if (StoneMaterial.of(style.stones(), Stone.BLACK).flat()
        && style.pictures().black().isEmpty()) {
      return;
    }
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

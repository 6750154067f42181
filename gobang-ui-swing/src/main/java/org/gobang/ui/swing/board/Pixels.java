package org.gobang.ui.swing.board;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;

/** Operations on images in screen pixels. */
public final class Pixels {

  private Pixels() {}

  /** Returns an image of a size in units with a number of pixels per unit. */
  static BufferedImage paint(
      double width, double height, double scale, Consumer<Graphics2D> painting) {
    BufferedImage image =
        new BufferedImage(
            Math.max(1, (int) Math.ceil(width * scale)),
            Math.max(1, (int) Math.ceil(height * scale)),
            BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    smooth(g);
    g.scale(scale, scale);
    painting.accept(g);
    g.dispose();
    return image;
  }

  /** Returns a copy of graphics with antialiasing. The caller must dispose of it. */
  public static Graphics2D smoothed(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    smooth(g);
    return g;
  }

  /** Turns on antialiasing and pure strokes. */
  static void smooth(Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /**
   * Copies an image aligned to pixels, because a fractional offset would blur it.
   *
   * @param x the x coordinate of the left edge
   * @param y the y coordinate of the upper edge
   */
  static void copy(Graphics2D g, BufferedImage image, double x, double y) {
    AffineTransform before = g.getTransform();
    Point2D corner = before.transform(new Point2D.Double(x, y), null);
    g.setTransform(new AffineTransform());
    g.drawImage(image, (int) Math.round(corner.getX()), (int) Math.round(corner.getY()), null);
    g.setTransform(before);
  }
}

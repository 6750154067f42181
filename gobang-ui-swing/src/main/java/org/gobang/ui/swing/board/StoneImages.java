package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Stone;

/**
 * Stones, and the shadow below one, painted once in the pixels of the screen and then only copied.
 */
final class StoneImages {

  /** The part of a cell that a stone fills. */
  static final double DIAMETER = 0.93;

  /** The part of a cell that an image reaches from its middle. */
  private static final double REACH = 0.72;

  private final double cell;
  private final double scale;
  private final Map<Stone, BufferedImage> stones = new EnumMap<>(Stone.class);
  private final BufferedImage shadow;

  /**
   * Paints them.
   *
   * @param cell the distance of two lines
   * @param scale the pixels of a unit
   */
  StoneImages(double cell, double scale) {
    this.cell = cell;
    this.scale = scale;
    for (Stone stone : Stone.values()) {
      stones.put(stone, paint(g -> stone(g, stone)));
    }
    this.shadow = paint(this::shadow);
  }

  boolean fits(double otherCell, double otherScale) {
    return cell == otherCell && scale == otherScale;
  }

  private interface Painting {
    void on(Graphics2D g);
  }

  private BufferedImage paint(Painting painting) {
    int side = Math.max(1, (int) Math.ceil(2 * REACH * cell * scale));
    BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.scale(scale, scale);
    g.translate(side / scale / 2, side / scale / 2);
    painting.on(g);
    g.dispose();
    return image;
  }

  private void stone(Graphics2D g, Stone stone) {
    boolean black = stone == Stone.BLACK;
    double r = cell * DIAMETER / 2;
    Ellipse2D disc = new Ellipse2D.Double(-r, -r, 2 * r, 2 * r);
    Point2D light = new Point2D.Double(-r * 0.38, -r * 0.42);
    float[] stops = {0f, 0.35f, 0.8f, 1f};
    Color[] colours =
        black
            ? new Color[] {
              new Color(0x7A7A7E), new Color(0x3C3C40), new Color(0x1A1A1D), new Color(0x0C0C0E)
            }
            : new Color[] {
              Color.WHITE, new Color(0xF8F7F3), new Color(0xE2E0D9), new Color(0xC2BFB6)
            };
    g.setPaint(new RadialGradientPaint(light, (float) (r * 1.7), stops, colours));
    g.fill(disc);
    g.setStroke(new BasicStroke((float) Math.max(0.6, cell / 60)));
    g.setColor(black ? new Color(0, 0, 0, 150) : new Color(110, 104, 92, 150));
    g.draw(disc);
  }

  private void shadow(Graphics2D g) {
    double r = cell * DIAMETER / 2;
    double dx = cell * 0.035;
    double dy = cell * 0.075;
    int rings = 8;
    for (int i = 0; i < rings; i++) {
      double each = r * (0.9 + 0.22 * i / rings);
      g.setColor(new Color(0, 0, 0, 13));
      g.fill(new Ellipse2D.Double(dx - each, dy - each, 2 * each, 2 * each));
    }
  }

  void paintStone(Graphics2D g, Stone stone, double x, double y) {
    copy(g, Objects.requireNonNull(stones.get(stone)), x, y);
  }

  void paintShadow(Graphics2D g, double x, double y) {
    copy(g, shadow, x, y);
  }

  /** Pixel by pixel: what is moved by parts of a pixel is blurred. */
  private void copy(Graphics2D g, BufferedImage image, double x, double y) {
    AffineTransform before = g.getTransform();
    Point2D middle = before.transform(new Point2D.Double(x, y), null);
    g.setTransform(new AffineTransform());
    g.drawImage(
        image,
        (int) Math.round(middle.getX() - image.getWidth() / 2.0),
        (int) Math.round(middle.getY() - image.getHeight() / 2.0),
        null);
    g.setTransform(before);
  }
}

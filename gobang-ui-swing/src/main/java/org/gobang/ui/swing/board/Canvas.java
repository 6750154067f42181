package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/** The target of painting: a screen, an image or an SVG drawing. Later calls paint above. */
public interface Canvas {

  /** Fills a shape with a colour or a non-repeating gradient. */
  void fill(Shape shape, Paint paint);

  /** Draws the outline of a shape. */
  void draw(Shape shape, BasicStroke stroke, Color colour);

  /** Draws a text with its ink centred at a place. */
  void write(String text, Font font, Color colour, double x, double y);

  /** Draws an image scaled to an area. */
  void image(BufferedImage image, Rectangle2D area);

  /** Clips a painting to a shape. */
  void within(Shape clip, Runnable painting);

  /**
   * Blends a painting with the background.
   *
   * @param opacity from 0, invisible, to 1
   */
  void translucent(float opacity, Runnable painting);
}

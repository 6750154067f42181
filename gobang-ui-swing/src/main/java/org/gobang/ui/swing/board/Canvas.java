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

  /** Draws a text centred visually at a place. */
  void write(String text, Font font, Color colour, double x, double y);

  /** Draws an image scaled to an area. */
  void image(BufferedImage image, Rectangle2D area);

  /** Runs a painting clipped to a shape. */
  void within(Shape clip, Runnable painting);

  /**
   * Runs a painting blended with the background.
   *
   * @param opacity the opacity, from 0 to 1
   */
  void translucent(float opacity, Runnable painting);
}

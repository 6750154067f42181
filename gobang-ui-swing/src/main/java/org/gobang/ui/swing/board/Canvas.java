package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.Shape;

/** What a board is painted on: a screen, an image, a drawing. What comes later lies above. */
interface Canvas {

  /** Fills a shape with a colour, or with a gradient, which does not repeat. */
  void fill(Shape shape, Paint paint);

  /** Follows the edge of a shape. */
  void draw(Shape shape, BasicStroke stroke, Color colour);

  /** Writes with the middle of the ink at a place, which is the same for digits and letters. */
  void write(String text, Font font, Color colour, double x, double y);

  /** Has only what lies in a shape be seen of a painting. */
  void within(Shape clip, Runnable painting);

  /**
   * Has what lies below be seen through a painting.
   *
   * @param opacity from 0, where nothing of the painting is seen, to 1
   */
  void translucent(float opacity, Runnable painting);
}

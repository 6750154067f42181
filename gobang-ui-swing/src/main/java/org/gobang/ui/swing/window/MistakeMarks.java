package org.gobang.ui.swing.window;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import org.gobang.api.review.MoveClass;
import org.gobang.ui.swing.board.Canvas;
import org.gobang.ui.swing.board.GraphicsCanvas;

/** The marks of mistakes, with a distinct shape and colour for each class. */
final class MistakeMarks {

  private MistakeMarks() {}

  /** Returns the colour of a class, distinguishable on light and dark backgrounds. */
  static Color colour(MoveClass type) {
    return new Color(
        switch (type) {
          case BEST -> 0x2A9D5C;
          case GOOD -> 0x8DB99A;
          case INACCURACY -> 0xE0B02E;
          case MISTAKE -> 0xE07B39;
          case BLUNDER -> 0xD3373C;
          case MISSED_WIN -> 0xB5329B;
          case MISSED_DEFENCE -> 0x7D4BC9;
        });
  }

  /**
   * Returns the shape of a class around a place.
   *
   * @param size the width and height
   */
  static Shape shape(MoveClass type, double x, double y, double size) {
    double r = size / 2;
    return switch (type) {
      case MISTAKE -> polygon(x, y + 0.15 * r, r * 1.15, 3, 0);
      case BLUNDER -> new Rectangle2D.Double(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r);
      case MISSED_WIN -> polygon(x, y, r * 1.2, 5, 0.45);
      case MISSED_DEFENCE -> polygon(x, y, r * 1.2, 4, 0);
      case BEST, GOOD, INACCURACY -> new Ellipse2D.Double(x - r, y - r, size, size);
    };
  }

  /**
   * Returns a regular polygon with a corner at the top, or a star.
   *
   * @param inner the inner radius of a star as a part of the radius; 0 for a polygon
   */
  private static Path2D polygon(double x, double y, double r, int corners, double inner) {
    int steps = inner > 0 ? 2 * corners : corners;
    Path2D path = new Path2D.Double();
    for (int i = 0; i < steps; i++) {
      double angle = 2 * Math.PI * i / steps - Math.PI / 2;
      double away = inner > 0 && i % 2 == 1 ? inner * r : r;
      double cornerX = x + away * Math.cos(angle);
      double cornerY = y + away * Math.sin(angle);
      if (i == 0) {
        path.moveTo(cornerX, cornerY);
      } else {
        path.lineTo(cornerX, cornerY);
      }
    }
    path.closePath();
    return path;
  }

  /** Paints the mark of a class with an outline that is visible on any background. */
  static void paint(Graphics2D g, MoveClass type, double x, double y, double size) {
    Shape shape = shape(type, x, y, size);
    Canvas canvas = new GraphicsCanvas(g);
    canvas.draw(shape, new BasicStroke((float) (size / 4)), UIManager.getColor("List.background"));
    canvas.fill(shape, colour(type));
    canvas.draw(
        shape, new BasicStroke((float) (size / 12)), UIManager.getColor("Label.foreground"));
  }

  /** Returns the mark of a class as an icon. */
  static Icon icon(MoveClass type) {
    return new FlatAbstractIcon(13, 13, null) {
      @Override
      protected void paintIcon(Component beside, Graphics2D g) {
        paint(g, type, width / 2.0, height / 2.0, 9);
      }
    };
  }
}

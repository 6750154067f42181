package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.gobang.api.Stone;
import org.gobang.api.record.RecordNote;

/**
 * A painter of the marks in a record: shapes and short texts.
 *
 * @param cell the distance between two lines of the board, in units
 */
record MarkPainter(Canvas canvas, double cell) {

  private static final Color LIGHT = new Color(0xF4F4F2);
  private static final Color DARK = new Color(0x1B1B1D);

  /** The radius of a mark, in cells. */
  private static final double RADIUS = 0.27;

  /** Returns whether a mark is a text rather than a shape. */
  static boolean isText(String mark) {
    return switch (mark) {
      case "",
          RecordNote.Marked.CIRCLE,
          RecordNote.Marked.CROSS,
          RecordNote.Marked.SQUARE,
          RecordNote.Marked.TRIANGLE ->
          false;
      default -> true;
    };
  }

  /** Returns the colour of text on a stone. */
  static Color on(Stone stone) {
    return stone == Stone.BLACK ? LIGHT : DARK;
  }

  /** Returns the colour of text on a board. */
  static Color on(boolean darkGround) {
    return darkGround ? LIGHT : DARK;
  }

  /** Paints a mark around a place. */
  void paint(String mark, Color ink, double x, double y) {
    if (isText(mark)) {
      Font font = new Font(Font.SANS_SERIF, Font.BOLD, 1).deriveFont((float) (cell * 0.5));
      canvas.write(mark, TextLayouts.within(cell * 0.72, mark, font), ink, x, y);
    } else {
      float width = (float) Math.max(1.5, cell * 0.075);
      canvas.draw(
          shape(mark, x, y, cell * RADIUS),
          new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND),
          ink);
    }
  }

  private static Shape shape(String mark, double x, double y, double r) {
    return switch (mark) {
      case RecordNote.Marked.TRIANGLE ->
          lines(true, x, y - r, x + 0.87 * r, y + r / 2, x - 0.87 * r, y + r / 2);
      case RecordNote.Marked.SQUARE ->
          new Rectangle2D.Double(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r);
      case RecordNote.Marked.CIRCLE ->
          new Ellipse2D.Double(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r);
      default -> {
        Path2D cross = lines(false, x - 0.75 * r, y - 0.75 * r, x + 0.75 * r, y + 0.75 * r);
        cross.append(lines(false, x - 0.75 * r, y + 0.75 * r, x + 0.75 * r, y - 0.75 * r), false);
        yield cross;
      }
    };
  }

  private static Path2D lines(boolean closed, double... points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    if (closed) {
      path.closePath();
    }
    return path;
  }
}

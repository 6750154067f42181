package org.gobang.ui.swing.window;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;

/** The icons of commands, in the colour of the text. */
final class Icons {

  /** The side length in units. */
  private static final int SIZE = 20;

  private static final BasicStroke PEN =
      new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

  private Icons() {}

  /** Returns the icon of a command, or null without an icon, as in Swing. */
  static @Nullable Icon of(String command) {
    Path2D drawing = new Path2D.Double();
    switch (command) {
      case "new" -> {
        lines(drawing, 10, 4, 10, 16);
        lines(drawing, 4, 10, 16, 10);
      }
      case "undo" -> {
        lines(drawing, 7.5, 4, 4, 7.5, 7.5, 11);
        lines(drawing, 4, 7.5, 11.5, 7.5);
        drawing.append(new Arc2D.Double(7.25, 7.5, 8.5, 8.5, 90, -180, Arc2D.OPEN), true);
        drawing.lineTo(8, 16);
      }
      case "hint" -> {
        // A lamp: a circle with a socket.
        drawing.append(new Arc2D.Double(5, 3.87, 10, 10, 240, -300, Arc2D.OPEN), false);
        drawing.lineTo(12.5, 14.5);
        drawing.lineTo(7.5, 14.5);
        drawing.closePath();
        lines(drawing, 8.3, 17, 11.7, 17);
      }
      case "now" -> {
        triangle(drawing, 4, 6, 5);
        triangle(drawing, 10.5, 6, 5);
      }
      case "pause" -> {
        lines(drawing, 7, 4.5, 7, 15.5);
        lines(drawing, 13, 4.5, 13, 15.5);
      }
      case "resume" -> triangle(drawing, 6, 9, 5.5);
      case "resign" -> {
        lines(drawing, 5, 3.5, 5, 16.5);
        lines(drawing, 5, 4.5, 15, 4.5, 12.5, 7.75, 15, 11, 5, 11);
      }
      case "sound" -> {
        speaker(drawing);
        drawing.append(new Arc2D.Double(8, 6.5, 7, 7, 50, -100, Arc2D.OPEN), false);
        drawing.append(new Arc2D.Double(6, 3.5, 13, 13, 50, -100, Arc2D.OPEN), false);
      }
      case "silence" -> {
        speaker(drawing);
        lines(drawing, 13, 7.5, 18, 12.5);
        lines(drawing, 18, 7.5, 13, 12.5);
      }
      default -> {
        return null;
      }
    }
    return new Drawing(drawing);
  }

  private static void speaker(Path2D drawing) {
    lines(drawing, 2.5, 7.5, 5.5, 7.5, 10, 4, 10, 16, 5.5, 12.5, 2.5, 12.5);
    drawing.closePath();
  }

  /** Adds a polyline. */
  private static void lines(Path2D drawing, double... points) {
    drawing.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      drawing.lineTo(points[i], points[i + 1]);
    }
  }

  /** Adds a vertically centred triangle that points to the right. */
  private static void triangle(Path2D drawing, double x, double width, double half) {
    lines(drawing, x, 10 - half, x + width, 10, x, 10 + half);
    drawing.closePath();
  }

  /** An icon that is drawn each time, to be sharp on every screen. */
  private static final class Drawing extends FlatAbstractIcon {

    private final Shape shape;

    Drawing(Shape shape) {
      super(SIZE, SIZE, null);
      this.shape = shape;
    }

    @Override
    protected void paintIcon(Component beside, Graphics2D g) {
      g.setColor(
          beside.isEnabled() ? beside.getForeground() : UIManager.getColor("Button.disabledText"));
      g.setStroke(PEN);
      g.draw(shape);
    }
  }
}

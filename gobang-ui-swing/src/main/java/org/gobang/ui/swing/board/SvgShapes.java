package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Converts shapes to SVG: to basic shapes if possible, otherwise to paths. */
final class SvgShapes {

  private SvgShapes() {}

  /** Returns the name and the attributes of the SVG element for a shape. */
  static String element(Shape shape) {
    if (shape instanceof Ellipse2D e) {
      return "ellipse"
          + Svg.attributes(
              "cx cy rx ry", e.getCenterX(), e.getCenterY(), e.getWidth() / 2, e.getHeight() / 2);
    }
    if (shape instanceof Rectangle2D r) {
      return rectangle(r);
    }
    if (shape instanceof RoundRectangle2D r) {
      return rectangle(r.getFrame())
          + Svg.attributes("rx ry", r.getArcWidth() / 2, r.getArcHeight() / 2);
    }
    return "path" + Svg.attributes("d", path(shape.getPathIterator(null)));
  }

  private static String rectangle(Rectangle2D r) {
    return "rect"
        + Svg.attributes("x y width height", r.getX(), r.getY(), r.getWidth(), r.getHeight());
  }

  /** Returns the SVG data of a path. Java and SVG have the same segments and orders of points. */
  private static String path(PathIterator segments) {
    StringBuilder path = new StringBuilder();
    double[] points = new double[6];
    for (; !segments.isDone(); segments.next()) {
      switch (segments.currentSegment(points)) {
        case PathIterator.SEG_MOVETO -> add(path, 'M', points, 2);
        case PathIterator.SEG_LINETO -> add(path, 'L', points, 2);
        case PathIterator.SEG_QUADTO -> add(path, 'Q', points, 4);
        case PathIterator.SEG_CUBICTO -> add(path, 'C', points, 6);
        default -> add(path, 'Z', points, 0);
      }
    }
    return path.toString();
  }

  private static void add(StringBuilder path, char segment, double[] points, int numbers) {
    path.append(segment);
    for (int i = 0; i < numbers; i++) {
      path.append(i == 0 ? "" : " ").append(Svg.number(points[i]));
    }
  }

  /** Returns the attributes of an outlined shape. */
  static String edge(BasicStroke stroke, Color colour) {
    return Svg.attributes("fill", "none")
        + Svg.colour("stroke", "stroke-opacity", colour)
        + Svg.attributes(
            "stroke-width stroke-linecap stroke-linejoin stroke-miterlimit",
            stroke.getLineWidth(),
            cap(stroke.getEndCap()),
            join(stroke.getLineJoin()),
            stroke.getMiterLimit());
  }

  private static String cap(int cap) {
    return switch (cap) {
      case BasicStroke.CAP_ROUND -> "round";
      case BasicStroke.CAP_SQUARE -> "square";
      default -> "butt";
    };
  }

  private static String join(int join) {
    return switch (join) {
      case BasicStroke.JOIN_ROUND -> "round";
      case BasicStroke.JOIN_BEVEL -> "bevel";
      default -> "miter";
    };
  }
}

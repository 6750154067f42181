package org.gobang.ui.swing.board;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.gobang.api.Point;

/**
 * The layout of the points of a board.
 *
 * @param width the available width
 * @param height the available height
 * @param size the board size
 * @param cell the distance between two lines
 * @param left the x coordinate of the first column
 * @param top the y coordinate of the top row
 * @param board the bounds of the wood including the margin
 * @param joined whether opposite edges are joined
 */
record Geometry(
    double width,
    double height,
    int size,
    double cell,
    double left,
    double top,
    Rectangle2D board,
    boolean joined) {

  /** The margin between the outermost line and the edge, in cells. */
  private static final double EDGE = 0.75;

  private static final double EDGE_WITH_COORDINATES = 1.15;

  /** The margin for small cells, in which legible letters need more space, in cells. */
  private static final double EDGE_OF_SMALL = 1.5;

  private static final double SMALL = 14;

  /** The space around the board for the shadow. */
  private static final double AROUND = 10;

  /** Returns the largest board that fits. */
  static Geometry fit(int size, double width, double height, boolean coordinates) {
    double room = Math.max(40, Math.min(width, height) - 2 * AROUND);
    double edge = coordinates ? EDGE_WITH_COORDINATES : EDGE;
    double cell = cell(room, size, edge);
    if (coordinates && cell < SMALL) {
      edge = EDGE_OF_SMALL;
      cell = cell(room, size, edge);
    }
    double side = cell * (size - 1 + 2 * edge);
    double x = Math.round((width - side) / 2);
    double y = Math.round((height - side) / 2);
    return new Geometry(
        width,
        height,
        size,
        cell,
        Math.round(x + cell * edge),
        Math.round(y + cell * edge),
        new Rectangle2D.Double(x, y, side, side),
        false);
  }

  /** Returns the largest board that fits, with or without joined edges. */
  Geometry joined(boolean edges) {
    return new Geometry(width, height, size, cell, left, top, board, edges);
  }

  /**
   * Returns the distance between two lines, rounded to half units, so that lines are evenly spaced.
   */
  private static double cell(double room, int size, double edge) {
    return Math.max(2, Math.floor(room / (size - 1 + 2 * edge) * 2) / 2);
  }

  double x(int column) {
    return left + column * cell;
  }

  double y(int row) {
    return top + (size - 1 - row) * cell;
  }

  double x(Point point) {
    return x(point.column());
  }

  double y(Point point) {
    return y(point.row());
  }

  /** Returns the nearest point, or empty outside the board. */
  Optional<Point> at(double x, double y) {
    long column = Math.round((x - left) / cell);
    long row = size - 1 - Math.round((y - top) / cell);
    boolean inside = column >= 0 && column < size && row >= 0 && row < size;
    return inside ? Optional.of(new Point((int) column, (int) row)) : Optional.empty();
  }

  /** Returns the area of a point including the shadow of its stone. */
  Rectangle2D around(Point point) {
    double half = cell * 0.75;
    return new Rectangle2D.Double(x(point) - half, y(point) - half, 2 * half, 2 * half);
  }
}

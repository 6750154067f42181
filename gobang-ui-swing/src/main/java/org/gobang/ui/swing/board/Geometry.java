package org.gobang.ui.swing.board;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.gobang.api.Point;

/**
 * Where the points of a board lie.
 *
 * @param width what there is for it from left to right
 * @param height what there is for it from top to bottom
 * @param size the lines of a side
 * @param cell the distance of two lines
 * @param left the horizontal place of the first column
 * @param top the vertical place of the last row, which is the highest
 * @param board the wood, with its edge
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

  /** What lies between the outermost line and the edge, in cells. */
  private static final double EDGE = 0.75;

  private static final double EDGE_WITH_COORDINATES = 1.15;

  /** The same where cells are so small that letters, which are to be read, take more of one. */
  private static final double EDGE_OF_SMALL = 1.5;

  private static final double SMALL = 14;

  /** What the shadow of the board needs around it. */
  private static final double AROUND = 10;

  /** The largest board that fits. */
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

  /** The same for a board with joined edges, or without. */
  Geometry joined(boolean edges) {
    return new Geometry(width, height, size, cell, left, top, board, edges);
  }

  /** Half units, so that lines lie evenly. */
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

  /** The point that is nearest; empty outside the board. */
  Optional<Point> at(double x, double y) {
    long column = Math.round((x - left) / cell);
    long row = size - 1 - Math.round((y - top) / cell);
    boolean inside = column >= 0 && column < size && row >= 0 && row < size;
    return inside ? Optional.of(new Point((int) column, (int) row)) : Optional.empty();
  }

  /** Everything that may be painted for a point, shadow and all. */
  Rectangle2D around(Point point) {
    double half = cell * 0.75;
    return new Rectangle2D.Double(x(point) - half, y(point) - half, 2 * half, 2 * half);
  }
}

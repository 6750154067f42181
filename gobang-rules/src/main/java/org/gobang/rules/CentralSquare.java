package org.gobang.rules;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;

/** The squares around the centre of a board with an odd size. */
final class CentralSquare {

  /** The side of the largest square in any opening rule. */
  static final int LARGEST = 9;

  private CentralSquare() {}

  /**
   * Returns whether a point lies in a square.
   *
   * @param size the board size
   * @param side the number of points per side of the square, odd
   */
  static boolean contains(int size, int side, Point point) {
    int centre = size / 2;
    return Math.abs(point.column() - centre) <= side / 2
        && Math.abs(point.row() - centre) <= side / 2;
  }

  /** Returns the points of a square, row by row from the bottom left. */
  static List<Point> points(int size, int side) {
    List<Point> points = new ArrayList<>();
    int first = size / 2 - side / 2;
    for (int row = first; row < first + side; row++) {
      for (int column = first; column < first + side; column++) {
        points.add(new Point(column, row));
      }
    }
    return List.copyOf(points);
  }
}

package org.gobang.api.board;

import org.gobang.api.Point;

/** The eight symmetries of a square board. */
public enum BoardSymmetry {
  /** The identity. */
  IDENTITY,
  /** A counterclockwise rotation by 90 degrees. */
  ROTATE_LEFT,
  /** A rotation by 180 degrees. */
  ROTATE_HALF,
  /** A clockwise rotation by 90 degrees. */
  ROTATE_RIGHT,
  /** A reflection that swaps left and right. */
  MIRROR,
  /** A reflection that swaps top and bottom. */
  FLIP,
  /** A reflection in the diagonal from the lower left, which swaps columns and rows. */
  TRANSPOSE,
  /** A reflection in the diagonal from the upper left. */
  ANTI_TRANSPOSE;

  /**
   * Returns the image of a point.
   *
   * @param point the point, on the board
   * @param size the board size
   * @return the image, on the board
   */
  public Point of(Point point, int size) {
    int column = point.column();
    int row = point.row();
    int last = size - 1;
    return switch (this) {
      case IDENTITY -> point;
      case ROTATE_LEFT -> new Point(last - row, column);
      case ROTATE_HALF -> new Point(last - column, last - row);
      case ROTATE_RIGHT -> new Point(row, last - column);
      case MIRROR -> new Point(last - column, row);
      case FLIP -> new Point(column, last - row);
      case TRANSPOSE -> new Point(row, column);
      case ANTI_TRANSPOSE -> new Point(last - row, last - column);
    };
  }
}

package org.gobang.api.board;

import org.gobang.api.Point;

/** The eight symmetries of a square board. */
public enum BoardSymmetry {
  /** Every point stays. */
  IDENTITY,
  /** A quarter turn to the left. */
  ROTATE_LEFT,
  /** A half turn. */
  ROTATE_HALF,
  /** A quarter turn to the right. */
  ROTATE_RIGHT,
  /** Left and right are exchanged. */
  MIRROR,
  /** Top and bottom are exchanged. */
  FLIP,
  /** Columns and rows are exchanged: the diagonal from the lower left stays. */
  TRANSPOSE,
  /** The other diagonal stays. */
  ANTI_TRANSPOSE;

  /**
   * Where a point comes to lie.
   *
   * @param point the point, on the board
   * @param size lines a side
   * @return its image, on the board
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

package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;

/**
 * The area of a board on the screen. Maps points to cells and back.
 *
 * @param x the first column
 * @param y the first row
 * @param size the board size
 * @param scale the rows between adjacent points and half of the columns; {@link #COMPACT} for one
 *     row and one column
 */
record BoardGeometry(int x, int y, int size, int scale) {

  /** The scale of a board without space between points. */
  static final int COMPACT = 0;

  /** The maximum scale. */
  static final int LARGEST = 3;

  /** Returns the width of a board in columns: labels, points, and space for brackets. */
  static int width(int size, int scale) {
    return scale == COMPACT ? size + 4 : 2 * scale * size + 5;
  }

  /** Returns the height of a board in rows: points and letters. */
  static int height(int size, int scale) {
    return 2 * above(scale) + stepY(scale) * (size - 1) + 2;
  }

  /** Returns the number of rows of a stone above the centre. */
  private static int above(int scale) {
    return Math.max(0, scale - 1) / 2;
  }

  private static int stepY(int scale) {
    return Math.max(1, scale);
  }

  boolean compact() {
    return scale == COMPACT;
  }

  int width() {
    return width(size, scale);
  }

  int height() {
    return height(size, scale);
  }

  /** Returns the number of columns between adjacent points. */
  int stepX() {
    return Math.max(1, 2 * scale);
  }

  /** Returns the number of rows between adjacent points. */
  int stepY() {
    return stepY(scale);
  }

  /** Returns the number of columns of a stone on each side of the centre. */
  int beside() {
    return Math.max(0, scale - 1);
  }

  int labelX() {
    return compact() ? x : x + 1;
  }

  /** Returns the screen column of the centre of a point. */
  int columnX(int column) {
    return x + 3 + scale + stepX() * column;
  }

  /** Returns the screen row of the centre of a point. */
  int rowY(int row) {
    return y + above(scale) + stepY() * (size - 1 - row);
  }

  int lettersY() {
    return y + height() - 1;
  }

  /** Returns the point nearest to a cell of the screen, or empty outside the board. */
  Optional<Point> at(int column, int row) {
    int across = Math.floorDiv(column - columnX(0) + beside(), stepX());
    int up = size - 1 - Math.floorDiv(row - y, stepY());
    boolean inside = across >= 0 && across < size && up >= 0 && up < size && row < lettersY();
    return inside ? Optional.of(new Point(across, up)) : Optional.empty();
  }
}

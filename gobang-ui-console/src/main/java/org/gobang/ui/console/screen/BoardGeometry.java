package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;

/**
 * The area of a board on the screen; maps points to cells and back.
 *
 * @param x its first column
 * @param y its first row
 * @param size lines a side
 * @param compact whether a point is one column wide rather than two
 */
record BoardGeometry(int x, int y, int size, boolean compact) {

  /** The columns a board takes: labels, points, and room for a bracket on either side. */
  static int width(int size, boolean compact) {
    return compact ? size + 4 : 2 * size + 5;
  }

  /** The rows a board takes: points and letters. */
  static int height(int size) {
    return size + 1;
  }

  int width() {
    return width(size, compact);
  }

  int height() {
    return height(size);
  }

  int labelX() {
    return compact ? x : x + 1;
  }

  int columnX(int column) {
    return compact ? x + 3 + column : x + 4 + 2 * column;
  }

  int rowY(int row) {
    return y + size - 1 - row;
  }

  int lettersY() {
    return y + size;
  }

  /** The point at a cell of the screen, or beside it. */
  Optional<Point> at(int column, int row) {
    int step = compact ? 1 : 2;
    int across = Math.floorDiv(column - columnX(0), step);
    int up = size - 1 - (row - y);
    boolean inside = across >= 0 && across < size && up >= 0 && up < size;
    return inside ? Optional.of(new Point(across, up)) : Optional.empty();
  }
}

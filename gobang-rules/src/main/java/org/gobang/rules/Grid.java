package org.gobang.rules;

import java.util.Arrays;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;

/**
 * The cells of a square board as one array with a border, so that a walk along a line needs no test
 * for the edge: an index plus a direction's step is the next cell, and border cells are {@link
 * #OUTSIDE}.
 *
 * <p>The border is one cell wide and the right one of a row is the left one of the next, so a walk
 * must stop at the first border cell it meets.
 */
final class Grid {

  static final byte VACANT = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;
  static final byte OUTSIDE = 3;

  private static final Cell[] CELLS = {Cell.VACANT, Cell.BLACK, Cell.WHITE, Cell.OUTSIDE};

  private final int size;
  private final byte[] cells;

  /** The steps along a row, a column, the rising and the falling diagonal. */
  private final int[] directions;

  private Grid(int size, byte[] cells, int[] directions) {
    this.size = size;
    this.cells = cells;
    this.directions = directions;
  }

  static Grid of(int size, List<Move.Place> stones) {
    int stride = size + 1;
    byte[] cells = new byte[(size + 2) * stride + 1];
    Arrays.fill(cells, OUTSIDE);
    int[] directions = {1, stride, stride + 1, 1 - stride};
    Grid grid = new Grid(size, cells, directions);
    for (int row = 0; row < size; row++) {
      Arrays.fill(cells, grid.index(0, row), grid.index(size, row), VACANT);
    }
    for (Move.Place stone : stones) {
      cells[grid.index(stone.point())] = code(stone.stone());
    }
    return grid;
  }

  static byte code(Stone stone) {
    return stone == Stone.BLACK ? BLACK : WHITE;
  }

  /** A grid with one stone more; this one stays as it is. */
  Grid with(Stone stone, Point point) {
    byte[] copy = cells();
    copy[index(point)] = code(stone);
    return new Grid(size, copy, directions);
  }

  Cell at(int column, int row) {
    return contains(column, row) ? CELLS[cells[index(column, row)]] : Cell.OUTSIDE;
  }

  boolean contains(int column, int row) {
    return column >= 0 && column < size && row >= 0 && row < size;
  }

  byte at(int index) {
    return cells[index];
  }

  /** A copy of all cells, border included. */
  byte[] cells() {
    return cells.clone();
  }

  int length() {
    return cells.length;
  }

  int[] directions() {
    return directions;
  }

  int index(Point point) {
    return index(point.column(), point.row());
  }

  private int index(int column, int row) {
    return (row + 1) * (size + 1) + column + 1;
  }

  Point point(int index) {
    return new Point(index % (size + 1) - 1, index / (size + 1) - 1);
  }
}

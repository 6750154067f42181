package org.gobang.ai.weights;

import java.util.Arrays;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;

/**
 * The cells of a board relative to the side to move, copied for quick access.
 *
 * <p>Cells are in one array with a border of {@link #OUTSIDE} around the board, so that a walk
 * along a line only adds a step and never tests for the edge.
 */
final class SideGrid {

  static final byte VACANT = 0;
  static final byte OWN = 1;
  static final byte OPPONENT = 2;
  static final byte OUTSIDE = 3;

  private final int size;
  private final int stride;
  private final byte[] cells;
  private final int[] stones;

  /** Creates a grid with the cells of a board. */
  SideGrid(Board board) {
    this(board.size(), board.toMove(), (column, row) -> board.at(column, row));
  }

  /** Creates a grid with the cells of a mutable board. */
  SideGrid(MutableBoard board) {
    this(board.size(), board.toMove(), (column, row) -> board.at(row * board.size() + column));
  }

  /** The cells of a board by column and row. */
  @FunctionalInterface
  private interface Cells {
    Cell at(int column, int row);
  }

  private SideGrid(int size, Stone side, Cells board) {
    this.size = size;
    stride = size + 2;
    cells = new byte[stride * stride];
    Arrays.fill(cells, OUTSIDE);
    int[] found = new int[size * size];
    int count = 0;
    Cell own = Cell.of(side);
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int place = place(column, row);
        Cell cell = board.at(column, row);
        if (cell == Cell.VACANT) {
          cells[place] = VACANT;
        } else {
          cells[place] = cell == own ? OWN : OPPONENT;
          found[count++] = place;
        }
      }
    }
    stones = Arrays.copyOf(found, count);
  }

  /** Returns the content of a place. */
  byte at(int place) {
    return cells[place];
  }

  /** Returns whether a stone of either side is at a place. */
  boolean hasStone(int place) {
    return cells[place] == OWN || cells[place] == OPPONENT;
  }

  /** Returns the places with a stone; the array must not be modified. */
  int[] stones() {
    return stones;
  }

  /** Returns the number of places, including the border; places are numbered from 0. */
  int places() {
    return cells.length;
  }

  /**
   * Returns the four lines, each as the index step from the low end to the high end: the row from
   * the left, the column from the top, the rising diagonal from the bottom left, the falling one
   * from the top left.
   */
  int[] lines() {
    return new int[] {1, -stride, stride + 1, 1 - stride};
  }

  /** Returns an array of zero weights for all places, including the border. */
  int[] noWeights() {
    return new int[cells.length];
  }

  /**
   * Returns the weights of the board's points without the border, row by row from the bottom left.
   */
  int[] withoutRim(int[] weights) {
    int[] inside = new int[size * size];
    for (int row = 0; row < size; row++) {
      System.arraycopy(weights, place(0, row), inside, row * size, size);
    }
    return inside;
  }

  /** Returns the board size. */
  int size() {
    return size;
  }

  /** Returns the point at a place. */
  Point point(int place) {
    return new Point(place % stride - 1, place / stride - 1);
  }

  /** Returns the place of a point. */
  int place(int column, int row) {
    return (row + 1) * stride + column + 1;
  }
}

package org.gobang.rules;

import org.gobang.api.Point;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a square board in four directions, numbered: row, column, rising and falling
 * diagonal. A point is the index {@code row * size + column}.
 *
 * <p>A line is an {@code int} with a bit for each of its points. The lowest {@link #REACH} bits and
 * some of the highest are never set, so that each window fits into the number.
 */
final class BoardLines {

  static final int DIRECTIONS = 4;

  /**
   * The number of cells in a window on either side of a point: the distance that renju's
   * definitions cover.
   */
  static final int REACH = 5;

  private static final int COLUMN = 1;

  /** Created on first use; several threads may create equal ones, which never change. */
  private static final @Nullable BoardLines[] BY_SIZE = new BoardLines[Point.MOST_LINES + 1];

  private final int size;
  private final int[] steps;
  private final int[] inside;

  /**
   * By {@code index * DIRECTIONS + direction}: the line, and the lowest bit of the point's window.
   */
  private final int[] lines;

  private final int[] windows;

  private BoardLines(int size) {
    this.size = size;
    this.steps = new int[] {1, size, size + 1, 1 - size};
    this.inside = new int[6 * size - 2];
    this.lines = new int[size * size * DIRECTIONS];
    this.windows = new int[size * size * DIRECTIONS];
    for (int index = 0; index < size * size; index++) {
      int column = index % size;
      int row = index / size;
      int[] through = {
        row, size + column, 3 * size - 1 + column - row, 4 * size - 1 + column + row
      };
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int entry = index * DIRECTIONS + direction;
        lines[entry] = through[direction];
        windows[entry] = direction == COLUMN ? row : column;
        inside[through[direction]] |= bit(index, direction);
      }
    }
  }

  static BoardLines of(int size) {
    BoardLines lines = BY_SIZE[size];
    if (lines == null) {
      lines = new BoardLines(size);
      BY_SIZE[size] = lines;
    }
    return lines;
  }

  int size() {
    return size;
  }

  /** Returns the number of points. */
  int points() {
    return size * size;
  }

  /** Returns the number of lines. */
  int count() {
    return inside.length;
  }

  /** Returns the index step to the next point of the line, whose bit is the next higher one. */
  int step(int direction) {
    return steps[direction];
  }

  /** Returns the line through a point. */
  int line(int index, int direction) {
    return lines[index * DIRECTIONS + direction];
  }

  /**
   * Returns the lowest bit of the window around a point; the bit of the point is {@link #REACH}
   * bits higher.
   */
  int window(int index, int direction) {
    return windows[index * DIRECTIONS + direction];
  }

  int bit(int index, int direction) {
    return 1 << (window(index, direction) + REACH);
  }

  /** Returns the bits of the points on a line. */
  int inside(int line) {
    return inside[line];
  }

  int index(Point point) {
    return point.row() * size + point.column();
  }

  Point point(int index) {
    return new Point(index % size, index / size);
  }

  boolean contains(int column, int row) {
    return column >= 0 && column < size && row >= 0 && row < size;
  }
}

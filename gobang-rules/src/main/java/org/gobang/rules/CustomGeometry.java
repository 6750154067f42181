package org.gobang.rules;

import java.util.Arrays;

/** The neighbours of each point of a square board, whose edges may be joined. */
final class CustomGeometry {

  /** The value for no neighbour, beyond the edge. */
  static final int OUTSIDE = -1;

  /**
   * The number of directions: row, rising diagonal, column and falling diagonal, followed by the
   * opposite directions.
   */
  static final int DIRECTIONS = 8;

  private static final int[] COLUMNS = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] ROWS = {0, 1, 1, 1, 0, -1, -1, -1};

  private final int size;
  private final int[] neighbours;

  CustomGeometry(int size, boolean torus) {
    this.size = size;
    this.neighbours = new int[size * size * DIRECTIONS];
    Arrays.fill(neighbours, OUTSIDE);
    for (int entry = 0; entry < neighbours.length; entry++) {
      int index = entry / DIRECTIONS;
      int column = index % size + COLUMNS[entry % DIRECTIONS];
      int row = index / size + ROWS[entry % DIRECTIONS];
      if (torus) {
        neighbours[entry] = Math.floorMod(row, size) * size + Math.floorMod(column, size);
      } else if (column >= 0 && column < size && row >= 0 && row < size) {
        neighbours[entry] = row * size + column;
      }
    }
  }

  int size() {
    return size;
  }

  int points() {
    return size * size;
  }

  /** Returns the next point in a direction, or {@link #OUTSIDE}. */
  int neighbour(int index, int direction) {
    return neighbours[index * DIRECTIONS + direction];
  }

  /** Returns the opposite direction. */
  static int opposite(int direction) {
    return (direction + DIRECTIONS / 2) % DIRECTIONS;
  }
}

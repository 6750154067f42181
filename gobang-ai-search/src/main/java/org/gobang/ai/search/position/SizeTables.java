package org.gobang.ai.search.position;

import java.util.SplittableRandom;

/** The lookup tables of a board size: lines, neighbourhoods of points and Zobrist keys. */
final class SizeTables {

  /** The number of directions: row, column, rising and falling diagonal. */
  static final int DIRECTIONS = 4;

  private static final int MAX_SIZE = 25;
  private static final SizeTables[] CACHE = new SizeTables[MAX_SIZE + 1];

  final int size;
  final int points;

  /** The number of longs per set of points. */
  final int words;

  /** The difference from a point to the next one on its line, by direction. */
  final int[] step;

  /** The line through a point, by direction and point: an index into the lines' words. */
  final short[][] line = new short[DIRECTIONS][];

  /** The place of the point on this line. */
  final byte[][] place = new byte[DIRECTIONS][];

  /** The number of points of the line before and after the point, at most 5. */
  final byte[][] before = new byte[DIRECTIONS][];

  final byte[][] after = new byte[DIRECTIONS][];

  /** The sets of points that become candidates through a stone on a point. */
  final long[][] near;

  /** The Zobrist keys, by side and point. */
  final long[][] keys = new long[2][];

  private SizeTables(int size) {
    this.size = size;
    this.points = size * size;
    this.words = (points + 63) / 64;
    this.step = new int[] {1, size, size + 1, 1 - size};
    for (int d = 0; d < DIRECTIONS; d++) {
      line[d] = new short[points];
      place[d] = new byte[points];
      before[d] = new byte[points];
      after[d] = new byte[points];
    }
    near = new long[points][words];
    for (int point = 0; point < points; point++) {
      setLines(point);
      setNear(point);
    }
    SplittableRandom random = new SplittableRandom(size);
    keys[SearchPosition.BLACK] = random.longs(points).toArray();
    keys[SearchPosition.WHITE] = random.longs(points).toArray();
  }

  static SizeTables of(int size) {
    synchronized (CACHE) {
      SizeTables cached = CACHE[size];
      if (cached == null) {
        cached = new SizeTables(size);
        CACHE[size] = cached;
      }
      return cached;
    }
  }

  /** Returns the number of lines in all directions. */
  int lines() {
    return 6 * size;
  }

  /** Returns the distance between two points in columns or in rows, whichever is greater. */
  int distance(int a, int b) {
    return Math.max(Math.abs(a % size - b % size), Math.abs(a / size - b / size));
  }

  /** Returns whether two points are on one row, column or diagonal. */
  boolean isOnLine(int a, int b) {
    int columns = Math.abs(a % size - b % size);
    int rows = Math.abs(a / size - b / size);
    return columns == 0 || rows == 0 || columns == rows;
  }

  private void setLines(int point) {
    int x = point % size;
    int y = point / size;
    int right = size - 1 - x;
    int up = size - 1 - y;
    setLine(0, point, y, x, x, right);
    setLine(1, point, size + x, y, y, up);
    setLine(2, point, 2 * size + size - 1 + y - x, x, Math.min(x, y), Math.min(right, up));
    setLine(3, point, 4 * size + x + y, x, Math.min(x, up), Math.min(right, y));
  }

  private void setLine(int direction, int point, int index, int at, int behind, int ahead) {
    line[direction][point] = (short) index;
    place[direction][point] = (byte) at;
    before[direction][point] = (byte) Math.min(behind, 5);
    after[direction][point] = (byte) Math.min(ahead, 5);
  }

  /** Sets the points within two points in all directions, and within three on the lines. */
  private void setNear(int point) {
    int x = point % size;
    int y = point / size;
    for (int dy = -3; dy <= 3; dy++) {
      for (int dx = -3; dx <= 3; dx++) {
        boolean square = Math.max(Math.abs(dx), Math.abs(dy)) <= 2;
        boolean onLine = dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
        boolean inside = x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size;
        if (inside && (square || onLine)) {
          int other = point + dy * size + dx;
          near[point][other >> 6] |= 1L << other;
        }
      }
    }
  }
}

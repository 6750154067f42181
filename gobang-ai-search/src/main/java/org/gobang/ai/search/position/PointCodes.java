package org.gobang.ai.search.position;

import java.util.Arrays;

/**
 * The codes of unordered combinations of four line patterns: the result of a side's stone on a
 * point for the evaluation.
 */
public final class PointCodes {

  /** The number of codes. */
  public static final int COUNT = of(LinePattern.COUNT - 1);

  private PointCodes() {}

  private static int of(int max) {
    return of(max, max, max, max) + 1;
  }

  /**
   * Returns the code of four {@link LinePattern}s, the highest first. Codes are in the order of the
   * highest pattern, then the next, and so on.
   */
  static int of(int a, int b, int c, int d) {
    return a * (a + 1) * (a + 2) * (a + 3) / 24 + b * (b + 1) * (b + 2) / 6 + c * (c + 1) / 2 + d;
  }

  /** Returns the code of a side on a vacant point. */
  public static int of(SearchPosition position, int side, int point) {
    int[] lines = new int[SizeTables.DIRECTIONS];
    for (int d = 0; d < lines.length; d++) {
      lines[d] = position.pattern(side, point, d);
    }
    Arrays.sort(lines);
    return of(lines[3], lines[2], lines[1], lines[0]);
  }

  /** Returns the number of lines of a code with each {@link LinePattern}. */
  public static int[] lines(int code) {
    int[] lines = new int[LinePattern.COUNT];
    int left = code;
    for (int remaining = SizeTables.DIRECTIONS; remaining > 0; remaining--) {
      int pattern = 0;
      while (rank(pattern + 1, remaining) <= left) {
        pattern++;
      }
      left -= rank(pattern, remaining);
      lines[pattern]++;
    }
    return lines;
  }

  /** Returns the number of codes of a number of lines with only lower patterns. */
  private static int rank(int pattern, int lines) {
    int rank = 1;
    for (int i = 0; i < lines; i++) {
      rank = rank * (pattern + i) / (i + 1);
    }
    return rank;
  }
}

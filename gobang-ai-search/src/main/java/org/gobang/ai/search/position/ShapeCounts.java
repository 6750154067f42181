package org.gobang.ai.search.position;

/**
 * How many vacant points a side has of each shape from {@link Shape#THREE} on, packed into a long;
 * all fours that one stone stops are counted together, except with an open three.
 */
final class ShapeCounts {

  private static final int COUNT_BITS = 10;
  private static final long[] UNIT = new long[16];
  private static final int[] SHIFT = new int[16];

  static {
    int[][] countedTogether = {
      {Shape.THREE},
      {Shape.DOUBLE_THREE},
      {Shape.FOUR, Shape.FOUR_PLUS, Shape.UNVERIFIED_FOUR},
      {Shape.FOUR_THREE},
      {Shape.OPEN_FOUR},
      {Shape.FIVE}
    };
    for (int i = 0; i < countedTogether.length; i++) {
      for (int shape : countedTogether[i]) {
        UNIT[shape] = 1L << (COUNT_BITS * i);
        SHIFT[shape] = COUNT_BITS * i;
      }
    }
  }

  private ShapeCounts() {}

  /** What one more point of a shape adds, 0 if it is not counted. */
  static long unit(int shape) {
    return UNIT[shape];
  }

  static int count(long counts, int shape) {
    return (int) (counts >>> SHIFT[shape]) & ((1 << COUNT_BITS) - 1);
  }

  /** Whether there is any point of a four or better. */
  static boolean hasFours(long counts) {
    return counts >>> SHIFT[Shape.FOUR] != 0;
  }
}

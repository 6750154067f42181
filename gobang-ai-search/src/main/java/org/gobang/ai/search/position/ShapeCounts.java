package org.gobang.ai.search.position;

/**
 * The number of vacant points of a side per shape from {@link Shape#THREE} on, packed into a long.
 * All fours that one stone stops are counted together, except those with an open three.
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

  /** Returns the increment for one more point of a shape, 0 if it is not counted. */
  static long unit(int shape) {
    return UNIT[shape];
  }

  static int count(long counts, int shape) {
    return (int) (counts >>> SHIFT[shape]) & ((1 << COUNT_BITS) - 1);
  }

  /** Returns whether any point makes a four or better. */
  static boolean hasFours(long counts) {
    return counts >>> SHIFT[Shape.FOUR] != 0;
  }
}

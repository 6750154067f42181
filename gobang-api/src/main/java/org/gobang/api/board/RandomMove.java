package org.gobang.api.board;

import java.util.random.RandomGenerator;

/** Selects a random allowed point, with equal probability for each. */
final class RandomMove {

  /** The number of random vacant points to test before all allowed points are listed. */
  private static final int DRAWS = 8;

  private RandomMove() {}

  static int of(MutableBoard board, RandomGenerator random) {
    if (board.over()) {
      throw new IllegalStateException("the game is over");
    }
    int vacant = board.vacantCount();
    for (int i = 0; i < DRAWS; i++) {
      int index = board.vacant(below(vacant, random));
      if (board.allows(index)) {
        return index;
      }
    }
    int[] points = new int[vacant];
    int count = board.allowed(points);
    if (count == 0) {
      throw new IllegalStateException("undecided, and no point is allowed");
    }
    return points[below(count, random)];
  }

  /**
   * Returns a random number without the division of {@code nextInt(bound)}; the bias is below one
   * in a million.
   */
  private static int below(int bound, RandomGenerator random) {
    return (int) ((Integer.toUnsignedLong(random.nextInt()) * bound) >>> Integer.SIZE);
  }
}

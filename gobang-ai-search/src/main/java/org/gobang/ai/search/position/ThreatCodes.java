package org.gobang.ai.search.position;

/**
 * The threats of a position as one number: the number of points of each kind per side, up to a
 * limit. Wins without a search are excluded, because such positions are never evaluated.
 */
public final class ThreatCodes {

  /** The limit of each kind, in the order of {@link #counts}. */
  private static final int[] MAX = {2, 1, 1, 2, 1, 1, 1, 2, 2};

  /** The number of codes. */
  public static final int COUNT = count();

  private ThreatCodes() {}

  private static int count() {
    int count = 1;
    for (int max : MAX) {
      count *= max + 1;
    }
    return count;
  }

  /** Returns the code of a position's threats. */
  public static int of(SearchPosition position) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    int code = upToTwo(position, side, Shape.FOUR);
    code = 2 * code + upToOne(position, side, Shape.FOUR_THREE);
    code = 2 * code + upToOne(position, side, Shape.DOUBLE_THREE);
    code = 3 * code + upToTwo(position, side, Shape.THREE);
    code = 2 * code + upToOne(position, opponent, Shape.OPEN_FOUR);
    code = 2 * code + upToOne(position, opponent, Shape.FOUR_THREE);
    code = 2 * code + upToOne(position, opponent, Shape.DOUBLE_THREE);
    code = 3 * code + upToTwo(position, opponent, Shape.FOUR);
    return 3 * code + upToTwo(position, opponent, Shape.THREE);
  }

  private static int upToOne(SearchPosition position, int side, int shape) {
    return Math.min(1, position.count(side, shape));
  }

  private static int upToTwo(SearchPosition position, int side, int shape) {
    return Math.min(2, position.count(side, shape));
  }

  /**
   * Returns the counts of a code.
   *
   * @return the number of points of each kind: the side to move's fours, four-threes, double threes
   *     and threes, the opponent's open fours, four-threes, double threes, fours and threes
   */
  public static int[] counts(int code) {
    int[] counts = new int[MAX.length];
    int left = code;
    for (int kind = MAX.length - 1; kind >= 0; kind--) {
      counts[kind] = left % (MAX[kind] + 1);
      left /= MAX[kind] + 1;
    }
    return counts;
  }
}

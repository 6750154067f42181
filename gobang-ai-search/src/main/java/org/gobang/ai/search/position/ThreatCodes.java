package org.gobang.ai.search.position;

/**
 * Which threats a position holds, as one number: how many points of each kind either side has, as
 * far as it matters. Wins that are plain to see are not among them: no position that has one is
 * ever evaluated.
 */
public final class ThreatCodes {

  /** How many points of a kind are as good as any more, in the order of {@link #counts}. */
  private static final int[] MOST = {2, 1, 1, 2, 1, 1, 1, 2, 2};

  /** How many numbers there are. */
  public static final int COUNT = count();

  private ThreatCodes() {}

  private static int count() {
    int count = 1;
    for (int most : MOST) {
      count *= most + 1;
    }
    return count;
  }

  /** The number of a position's threats. */
  public static int of(SearchPosition position) {
    int me = position.sideToMove();
    int them = me ^ 1;
    int index = few(position, me, Shape.FOUR);
    index = 2 * index + any(position, me, Shape.FOUR_THREE);
    index = 2 * index + any(position, me, Shape.DOUBLE_THREE);
    index = 3 * index + few(position, me, Shape.THREE);
    index = 2 * index + any(position, them, Shape.OPEN_FOUR);
    index = 2 * index + any(position, them, Shape.FOUR_THREE);
    index = 2 * index + any(position, them, Shape.DOUBLE_THREE);
    index = 3 * index + few(position, them, Shape.FOUR);
    return 3 * index + few(position, them, Shape.THREE);
  }

  private static int any(SearchPosition position, int side, int shape) {
    return Math.min(1, position.count(side, shape));
  }

  private static int few(SearchPosition position, int side, int shape) {
    return Math.min(2, position.count(side, shape));
  }

  /**
   * What a number stands for.
   *
   * @return how many points there are of each kind: the side to move's fours, four-and-threes,
   *     double threes and threes, the opponent's open fours, four-and-threes, double threes, fours
   *     and threes
   */
  public static int[] counts(int index) {
    int[] counts = new int[MOST.length];
    int left = index;
    for (int kind = MOST.length - 1; kind >= 0; kind--) {
      counts[kind] = left % (MOST[kind] + 1);
      left /= MOST[kind] + 1;
    }
    return counts;
  }
}

package org.gobang.ai.search.position;

/**
 * Which threats a position holds, as one number: how many points of each kind either side has, as
 * far as it matters. Wins that are plain to see are not among them: no position that has one is
 * ever evaluated.
 */
public final class Threats {

  /** What is counted: the shape of the side to move's points, then of the opponent's. */
  private static final int[] OWN = {Shape.FOUR, Shape.FOUR_THREE, Shape.DOUBLE_THREE, Shape.THREE};

  private static final int[] THEIRS = {
    Shape.OPEN_FOUR, Shape.FOUR_THREE, Shape.DOUBLE_THREE, Shape.FOUR, Shape.THREE
  };

  /** How many points of a kind are as good as any more, own kinds first. */
  private static final int[] MOST = {2, 1, 1, 2, 1, 1, 1, 2, 2};

  /** How many numbers there are. */
  public static final int COUNT = count();

  private Threats() {}

  private static int count() {
    int count = 1;
    for (int most : MOST) {
      count *= most + 1;
    }
    return count;
  }

  /** The number of a position's threats. */
  public static int of(Position position) {
    int me = position.side();
    int index = 0;
    int kind = 0;
    for (int shape : OWN) {
      int most = MOST[kind++];
      index = index * (most + 1) + Math.min(most, position.count(me, shape));
    }
    for (int shape : THEIRS) {
      int most = MOST[kind++];
      index = index * (most + 1) + Math.min(most, position.count(me ^ 1, shape));
    }
    return index;
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

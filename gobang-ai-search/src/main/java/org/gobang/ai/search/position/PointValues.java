package org.gobang.ai.search.position;

/**
 * What every combination of four line patterns is worth: the engine's constants in one place.
 *
 * <p>The evaluation's were fitted by logistic regression to the outcomes of the engine's own games,
 * in units of which 200 raise the odds of winning by a factor of e. Those that order the moves were
 * set by hand.
 */
final class PointValues {

  /** What a vacant point adds to its side's evaluation for each line, by {@link LinePattern}. */
  private static final int[] LINE = {0, 0, -2, -2, -1, 0, -2, 6, -6, 33, 35, 37, 159, 200};

  /** How early a move is tried for what it makes on each line, by {@link LinePattern}. */
  private static final int[] ATTACK = {0, 0, 3, 8, 14, 26, 32, 38, 34, 70, 80, 90, 300, 900};

  /** How early a move is tried for what it takes from the opponent on each line. */
  private static final int[] DEFENCE = {0, 0, 2, 5, 8, 17, 22, 26, 16, 48, 56, 50, 240, 700};

  /** What the lines together are worth beyond their sum, by {@link Shape}. */
  private static final int[] TOGETHER = {0, -20, -20, 0, 12, 25, 0, 43, 0, 22, 8, -53, 0, 0};

  /** How much earlier a move is tried for what its lines make together, by {@link Shape}. */
  private static final int[] ATTACK_TOGETHER = {
    0, -60, -20, 0, 10, 20, 0, 120, 0, 20, 200, 100, 0, 0
  };

  private PointValues() {}

  static int evaluation(int[] lines, int shape) {
    return sum(LINE, lines) + TOGETHER[shape];
  }

  static int attack(int[] lines, int shape) {
    return Math.max(0, sum(ATTACK, lines) + ATTACK_TOGETHER[shape]);
  }

  static int defence(int[] lines, int shape) {
    return Math.max(0, sum(DEFENCE, lines) + TOGETHER[shape]);
  }

  private static int sum(int[] values, int[] lines) {
    int sum = 0;
    for (int pattern = 0; pattern < LinePattern.COUNT; pattern++) {
      sum += values[pattern] * lines[pattern];
    }
    return sum;
  }
}

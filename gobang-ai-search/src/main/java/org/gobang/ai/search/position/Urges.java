package org.gobang.ai.search.position;

/**
 * How early a move is tried for what every combination of four line patterns promises. Set by hand:
 * what positions are worth is another matter ({@link Values}).
 */
final class Urges {

  /** How early a move is tried for what it makes on each line, by {@link LinePattern}. */
  private static final int[] ATTACK = {0, 0, 3, 8, 14, 26, 32, 38, 34, 70, 80, 90, 300, 900};

  /** How early a move is tried for what it takes from the opponent on each line. */
  private static final int[] DEFENCE = {0, 0, 2, 5, 8, 17, 22, 26, 16, 48, 56, 50, 240, 700};

  /** How much earlier a move is tried for what its lines make together, by {@link Shape}. */
  private static final int[] ATTACK_TOGETHER = {
    0, -60, -20, 0, 10, 20, 0, 120, 0, 20, 200, 100, 0, 0
  };

  /** How much earlier for what the opponent's lines would make together. */
  private static final int[] DEFENCE_TOGETHER = {
    0, -20, -20, 0, 12, 25, 0, 43, 0, 22, 8, -53, 0, 0
  };

  private Urges() {}

  static int attack(int[] lines, int shape) {
    return Math.max(0, sum(ATTACK, lines) + ATTACK_TOGETHER[shape]);
  }

  static int defence(int[] lines, int shape) {
    return Math.max(0, sum(DEFENCE, lines) + DEFENCE_TOGETHER[shape]);
  }

  private static int sum(int[] values, int[] lines) {
    int sum = 0;
    for (int pattern = 0; pattern < LinePattern.COUNT; pattern++) {
      sum += values[pattern] * lines[pattern];
    }
    return sum;
  }
}

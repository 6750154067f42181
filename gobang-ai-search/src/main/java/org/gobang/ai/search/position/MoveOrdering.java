package org.gobang.ai.search.position;

/**
 * How early a move is tried for what every combination of four line patterns promises: the
 * logarithm of how often the engine's own searches preferred such a move, in twentieths, fitted to
 * its games. What decides a game at once comes first in any case. What positions are worth is
 * another matter ({@link EvaluationWeights}).
 */
final class MoveOrdering {

  /** How early a move is tried for what it makes on each line, by {@link LinePattern}. */
  private static final int[] ATTACK = {0, 0, 4, 11, 12, 30, 37, 55, 41, 38, 63, 57, 300, 900};

  /** How early a move is tried for what it takes from the opponent on each line. */
  private static final int[] DEFENCE = {0, 0, 0, 1, 2, 14, 16, 27, 26, 22, 48, 36, 78, 700};

  /** How much earlier a move is tried for what its lines make together, by {@link Shape}. */
  private static final int[] ATTACK_TOGETHER = {
    4, -60, 0, 5, 7, 16, 46, 47, 33, 40, 43, 120, 20, 33
  };

  /** How much earlier for what the opponent's lines would make together. */
  private static final int[] DEFENCE_TOGETHER = {9, 9, 9, 4, 0, 0, 33, 66, 38, 49, 98, 88, 36, 49};

  private MoveOrdering() {}

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

package org.gobang.ai.search.position;

/**
 * The order in which moves are searched: scores for every combination of four line patterns, fitted
 * to the moves that the engine's own searches preferred. A score is the logarithm of how often such
 * a move was preferred, in twentieths. Moves that decide the game at once come first in any case.
 * What a position is worth is another matter ({@link EvaluationWeights}).
 *
 * <p>{@code gobang-tuning move-ordering} fits the numbers to files of games.
 */
final class MoveOrdering {

  /** For what a move makes on each line, by {@link LinePattern}. */
  private static final int[] ATTACK = {0, 0, 4, 11, 12, 30, 37, 55, 41, 38, 63, 57, 300, 900};

  /** For what a move takes from the opponent on each line. */
  private static final int[] DEFENCE = {0, 0, 0, 1, 2, 14, 16, 27, 26, 22, 48, 36, 78, 700};

  /** For what the lines of a move make together, by {@link Shape}. */
  private static final int[] ATTACK_SHAPE = {4, -60, 0, 5, 7, 16, 46, 47, 33, 40, 43, 120, 20, 33};

  /** For what the opponent's lines would make together. */
  private static final int[] DEFENCE_SHAPE = {9, 9, 9, 4, 0, 0, 33, 66, 38, 49, 98, 88, 36, 49};

  private MoveOrdering() {}

  static int attack(int[] lines, int shape) {
    return Math.max(0, sum(ATTACK, lines) + ATTACK_SHAPE[shape]);
  }

  static int defence(int[] lines, int shape) {
    return Math.max(0, sum(DEFENCE, lines) + DEFENCE_SHAPE[shape]);
  }

  private static int sum(int[] scores, int[] lines) {
    int sum = 0;
    for (int pattern = 0; pattern < LinePattern.COUNT; pattern++) {
      sum += scores[pattern] * lines[pattern];
    }
    return sum;
  }
}

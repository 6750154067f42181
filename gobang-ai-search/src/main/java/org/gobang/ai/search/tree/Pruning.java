package org.gobang.ai.search.tree;

/**
 * The constants of pruning and reductions. Margins are in units of the evaluation; all of these
 * depend on each other, so that a change needs a match ({@code
 * docs/decisions/0008-prune-and-reduce-strongly.md}).
 */
final class Pruning {

  /** The greatest depth of reverse futility pruning. */
  static final int REVERSE_FUTILITY_DEPTH = 8;

  /** How many plies of fours and their answers the quiescence search follows. */
  static final int QUIESCENCE_PLIES = 22;

  /** In how many of these plies it tries plain fours, which make no other threat. */
  static final int PLAIN_FOUR_PLIES = 2;

  /** How much history offsets a ply of late move reduction. */
  static final int HISTORY_PER_PLY = 1200;

  private static final int MAX_DEPTH = 64;
  private static final int MAX_MOVES = 64;
  private static final byte[][] LATE_MOVE_REDUCTION = new byte[MAX_DEPTH][MAX_MOVES];
  private static final int[] LATE_MOVE_COUNT = new int[MAX_DEPTH];

  static {
    for (int depth = 1; depth < MAX_DEPTH; depth++) {
      LATE_MOVE_COUNT[depth] = 3 + (int) Math.pow(depth, 1.32);
      for (int moveCount = 1; moveCount < MAX_MOVES; moveCount++) {
        LATE_MOVE_REDUCTION[depth][moveCount] = (byte) (Math.log(depth) * Math.log(moveCount));
      }
    }
  }

  private Pruning() {}

  /** By how much the estimate must exceed beta for reverse futility pruning. */
  static int reverseFutilityMargin(int depth, boolean improving) {
    return 70 * (improving ? depth : depth + 1);
  }

  /**
   * Late move pruning: how many moves are searched at most once one of them does not lose. More
   * while the evaluation improves (+1 Elo, -30 to +32).
   */
  static int lateMoveCount(int depth, boolean improving) {
    int moves = LATE_MOVE_COUNT[Math.min(depth, MAX_DEPTH - 1)];
    return improving ? moves : moves / 2;
  }

  /** Late move reduction: by how many plies a move is searched less deeply at first. */
  static int lateMoveReduction(int depth, int moveCount) {
    return LATE_MOVE_REDUCTION[Math.min(depth, MAX_DEPTH - 1)][Math.min(moveCount, MAX_MOVES - 1)];
  }
}

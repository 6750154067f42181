package org.gobang.ai.search.tree;

/** Which parts of the tree are not worth their time: the search's constants in one place. */
final class Pruning {

  /** Up to this depth a position that is far too good is not searched. */
  static final int FUTILITY_DEPTH = 8;

  /** How many plies of fours and their answers a quiescence follows. */
  static final int FOURS = 22;

  /** For how many of these plies it tries fours that make nothing besides. */
  static final int MERE_FOURS = 2;

  /** So much history is worth a ply of depth. */
  static final int MERIT = 1200;

  private static final int MOST_DEPTH = 64;
  private static final int MOST_MOVES = 64;
  private static final byte[][] REDUCTION = new byte[MOST_DEPTH][MOST_MOVES];
  private static final int[] MOVES = new int[MOST_DEPTH];

  static {
    for (int depth = 1; depth < MOST_DEPTH; depth++) {
      MOVES[depth] = 3 + (int) Math.pow(depth, 1.32);
      for (int move = 1; move < MOST_MOVES; move++) {
        REDUCTION[depth][move] = (byte) (Math.log(depth) * Math.log(move));
      }
    }
  }

  private Pruning() {}

  static int futility(int depth, boolean improving) {
    return 70 * (improving ? depth : depth + 1);
  }

  /** How many moves are tried at most once one of them does not lose. */
  static int moves(int depth, boolean improving) {
    int moves = MOVES[Math.min(depth, MOST_DEPTH - 1)];
    return improving ? moves : moves / 2;
  }

  /** By how many plies a late move is searched less deep. */
  static int reduction(int depth, int move) {
    return REDUCTION[Math.min(depth, MOST_DEPTH - 1)][Math.min(move, MOST_MOVES - 1)];
  }
}

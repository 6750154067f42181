package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.Shape;

/**
 * The constants of pruning and extensions. Margins are in units of the evaluation, of which 200
 * increase the odds of winning by a factor of e. Depths are in plies. The constants depend on each
 * other, so a change must be tested in a match ({@code
 * docs/decisions/0008-prune-and-reduce-strongly.md}).
 */
final class Pruning {

  /** The depth below which a hopeless node, or one under a threat, is searched with fours only. */
  static final float RAZORING_DEPTH = 2.6f;

  /** The depth below which moves without a shape and distant sacrifices are skipped. */
  static final float TRIVIAL_DEPTH = 4.3f;

  /** The minimum depth of a singular extension. */
  static final float SINGULAR_DEPTH = 6.65f;

  /**
   * The maximum difference in depth between the node and its table entry for a singular extension.
   */
  static final float SINGULAR_TABLE_DEPTH = 2.03f;

  /** The fraction of the depth at which the other moves are searched for a singular extension. */
  static final float SINGULAR_REDUCTION = 0.54f;

  /** The extension of the answer to a four. */
  static final float FOUR_EXTENSION = 1.3f;

  /** The maximum plies of consecutive double extensions. */
  static final float MAX_DOUBLE_EXTENSION = 10.8f;

  /** The maximum plies of fours and their answers in the quiescence search. */
  static final int QUIESCENCE_PLIES = 22;

  /** The number of these plies with plain fours, which make no other threat. */
  static final int PLAIN_FOUR_PLIES = 2;

  private static final float REVERSE_FUTILITY = 63;
  private static final float REVERSE_FUTILITY_AT_CUT_NODES = 51;
  private static final int MAX_DEPTH = 64;
  private static final int[] LATE_MOVE_COUNT = new int[MAX_DEPTH];

  static {
    for (int depth = 0; depth < MAX_DEPTH; depth++) {
      LATE_MOVE_COUNT[depth] = 3 + (int) Math.pow(depth, 1.32);
    }
  }

  private Pruning() {}

  /**
   * Returns the margin of razoring: the difference between alpha and the estimate above which only
   * fours are searched.
   */
  static int razoringMargin(float depth) {
    return (int) (19 + 14 * depth + 0.17f * depth * depth);
  }

  /**
   * Returns the margin of reverse futility pruning: the difference between the estimate and beta
   * above which no move is searched.
   *
   * @param newCutNode whether a move is expected to reach beta and the node is not in the table
   */
  static int reverseFutilityMargin(float depth, boolean newCutNode, boolean improving) {
    float perPly = newCutNode ? REVERSE_FUTILITY_AT_CUT_NODES : REVERSE_FUTILITY;
    return Math.max(0, (int) (perPly * (depth - (improving ? 2 : 1))));
  }

  /**
   * Returns the difference between the estimate and beta above which the moves are searched less
   * deeply.
   */
  static int failHighMargin(float depth) {
    return (int) (15 * depth - 9);
  }

  /**
   * Returns the difference between the table's value and the other moves above which the table's
   * move is singular.
   */
  static int singularMargin(float depth, boolean formerPv) {
    return (int) ((formerPv ? 1.91f : 0.91f) * depth);
  }

  /** Returns the additional difference for an extension by two plies. */
  static int doubleExtensionMargin(float depth) {
    return (int) (29 - Math.min(0.6f * depth, 9));
  }

  /**
   * Returns the number of moves of late move pruning: only this many are searched once one of them
   * does not lose. The number is greater while the evaluation improves.
   */
  static int lateMoveCount(float depth, boolean improving) {
    int moves = LATE_MOVE_COUNT[Math.min((int) depth, MAX_DEPTH - 1)];
    return (improving ? moves : moves / 2) - 1;
  }

  /** Returns whether a shape makes a threat of an open four or more. */
  static boolean isThreat(int shape) {
    return shape >= Shape.THREE;
  }
}

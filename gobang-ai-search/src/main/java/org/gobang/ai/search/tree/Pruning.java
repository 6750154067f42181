package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.Shape;

/**
 * The constants of pruning and extensions. Margins are in units of the evaluation, of which 200
 * raise the odds of winning by a factor of e; depths are in plies. All of these depend on each
 * other, so that a change needs a match ({@code docs/decisions/0008-prune-and-reduce-strongly.md}).
 */
final class Pruning {

  /** Below this depth a hopeless node, or one under a threat, is left to the fours. */
  static final float RAZORING_DEPTH = 2.6f;

  /** Below this depth moves without a shape, and far-off sacrifices, are not tried. */
  static final float TRIVIAL_DEPTH = 4.3f;

  /** The least depth of a singular extension. */
  static final float SINGULAR_DEPTH = 6.65f;

  /** By how much less deep than the node its table entry may be for a singular extension. */
  static final float SINGULAR_TABLE_DEPTH = 2.03f;

  /** The part of the depth to which the other moves are searched for a singular extension. */
  static final float SINGULAR_REDUCTION = 0.54f;

  /** The extension of the answer to a four. */
  static final float FOUR_EXTENSION = 1.3f;

  /** How many plies of double extensions may follow each other. */
  static final float MAX_DOUBLE_EXTENSION = 10.8f;

  /** How many plies of fours and their answers the quiescence search follows. */
  static final int QUIESCENCE_PLIES = 22;

  /** In how many of these plies it tries plain fours, which make no other threat. */
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

  /** Razoring: by how much alpha must exceed the estimate so that only fours are searched. */
  static int razoringMargin(float depth) {
    return (int) (19 + 14 * depth + 0.17f * depth * depth);
  }

  /**
   * Reverse futility pruning: by how much the estimate must exceed beta so that no move is
   * searched.
   *
   * @param newCutNode whether a move is expected to reach beta, and the node is not in the table
   */
  static int reverseFutilityMargin(float depth, boolean newCutNode, boolean improving) {
    float perPly = newCutNode ? REVERSE_FUTILITY_AT_CUT_NODES : REVERSE_FUTILITY;
    return Math.max(0, (int) (perPly * (depth - (improving ? 2 : 1))));
  }

  /** By how much the estimate must exceed beta so that its moves are searched less deeply. */
  static int failHighMargin(float depth) {
    return (int) (15 * depth - 9);
  }

  /** By how much less than the table's value the other moves must be worth for a singular one. */
  static int singularMargin(float depth, boolean formerPv) {
    return (int) ((formerPv ? 1.91f : 0.91f) * depth);
  }

  /** By how much less still they must be worth for an extension by two plies. */
  static int doubleExtensionMargin(float depth) {
    return (int) (29 - Math.min(0.6f * depth, 9));
  }

  /**
   * Late move pruning: how many moves are searched once one of them does not lose. More while the
   * evaluation improves.
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

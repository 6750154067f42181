package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * Late move reduction: a lower depth for the first search of late moves, with a greater reduction
 * for later moves and deeper nodes. It fails for quiet moves that prepare a threat; if the reduced
 * search exceeds alpha, a search at full depth follows.
 */
final class LateMoveReduction {

  /** The history score that offsets one ply. */
  private static final float HISTORY_PER_PLY = 1200;

  private static final float FORMER_PV = 0.97f;
  private static final float CUT_NODE = 1.8f;
  private static final float FAR_FROM_OPPONENT = 1.93f;
  private static final float FAR_FROM_OWN = 0.96f;
  private static final float CONTINUED_ATTACK = 0.53f;

  /** The maximum distance of a near move from the last move. */
  private static final int NEAR = 4;

  private static final int MAX = 256;
  private static final float[] LOGARITHM = new float[MAX];

  static {
    for (int i = 1; i < MAX; i++) {
      LOGARITHM[i] = (float) Math.log(i);
    }
  }

  private final SearchState state;
  private final SearchPosition position;

  LateMoveReduction(SearchState state) {
    this.state = state;
    this.position = state.position;
  }

  /** Returns the reduction by depth and move number only. */
  static float base(float depth, int moveCount) {
    return LOGARITHM[(int) depth] * LOGARITHM[Math.min(moveCount, MAX - 1)];
  }

  /**
   * Returns the reduction of the last picked move, less than 0 for an extension.
   *
   * @param window the width of the window, as a fraction of the root's
   */
  float of(int ply, float depth, int moveCount, float window) {
    StackEntry node = state.at(ply);
    float reduction = base(depth, moveCount);
    if (node.pvNode) {
      reduction = Math.max(0, reduction - window);
    } else if (node.improvement <= 0 && reduction > 1) {
      reduction++;
    }
    reduction -= node.formerPv ? FORMER_PV : 0;
    boolean killer = !node.isThreatened() && node.isKiller(node.move);
    if (node.cutNode && (!killer || Pruning.isThreat(node.moveShape))) {
      reduction += CUT_NODE;
    }
    if (node.isThreatened() && !isAnswer(node.move)) {
      reduction += isNear(node.move, state.at(ply - 1).move) ? 0 : FAR_FROM_OPPONENT;
      reduction += isNear(node.move, state.at(ply - 2).move) ? 0 : FAR_FROM_OWN;
    }
    reduction -= continuesAttack(ply) ? CONTINUED_ATTACK : 0;
    return reduction - state.history.score(position, node.move) / HISTORY_PER_PLY;
  }

  /**
   * Returns whether a move occupies a point of an opponent's four; any other answer to a threat is
   * a four.
   */
  private boolean isAnswer(int move) {
    return position.shape(position.sideToMove() ^ 1, move) >= Shape.FOUR;
  }

  /** Returns whether a move is a sacrifice far from the last moves, which only delays an answer. */
  boolean isDistraction(int ply) {
    int move = state.at(ply).move;
    return state.at(ply).isThreatened()
        && !isAnswer(move)
        && !isNear(move, state.at(ply - 1).move)
        && !isNear(move, state.at(ply - 2).move);
  }

  private boolean continuesAttack(int ply) {
    StackEntry node = state.at(ply);
    StackEntry before = state.at(ply - 2);
    return !node.isThreatened()
        && Pruning.isThreat(before.moveShape)
        && (Pruning.isThreat(node.moveShape)
            || (node.moveShape >= Shape.BLOCKED_THREE && isNear(node.move, before.move)));
  }

  private boolean isNear(int move, int other) {
    return other != SearchPosition.NOWHERE && position.distance(move, other) <= NEAR;
  }

  /**
   * Returns the extension for the repeated search of a move that exceeded alpha in the reduced
   * search, which is greater for a better value.
   *
   * @param reduction the reduction of the first search
   */
  static int researchExtension(float reduction, int value, int alpha, int best, float newDepth) {
    int extension = 0;
    extension += value > alpha + 34 + 11 * reduction ? 1 : 0;
    extension += value > alpha + 349 + 26 * reduction ? 1 : 0;
    extension -= value < best + newDepth ? 1 : 0;
    return extension;
  }
}

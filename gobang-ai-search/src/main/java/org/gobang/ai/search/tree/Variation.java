package org.gobang.ai.search.tree;

import java.util.List;

/**
 * A principal variation: what a search has found out about a root move.
 *
 * @param moves the expected moves, the root move first
 * @param value to the side to move
 * @param depth the depth it was searched to, 0 if it was not searched
 */
public record Variation(List<Integer> moves, int value, int depth) {

  /** Copies the moves. */
  public Variation {
    moves = List.copyOf(moves);
  }

  /**
   * A proven loss.
   *
   * @param plies how many it takes at most
   */
  public static Variation loss(List<Integer> moves, int plies, int depth) {
    return new Variation(moves, Value.lossIn(plies), depth);
  }

  /** The same at another depth, as a proven one holds at any. */
  Variation withDepth(int newDepth) {
    return new Variation(moves, value, newDepth);
  }

  /** The root move. */
  public int move() {
    return moves.get(0);
  }

  /** Whether it is a win or a loss for certain. */
  public boolean isProven() {
    return Value.isWin(value) || Value.isLoss(value);
  }
}

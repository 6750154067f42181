package org.gobang.ai.search.tree;

import java.util.List;

/**
 * A principal variation: the result of a search for a root move.
 *
 * @param moves the expected moves, the root move first
 * @param value the value for the side to move
 * @param depth the search depth, 0 without a search
 */
public record Variation(List<Integer> moves, int value, int depth) {

  /** Creates a variation with a copy of the moves. */
  public Variation {
    moves = List.copyOf(moves);
  }

  /**
   * Returns a proven loss.
   *
   * @param plies the maximum plies
   */
  public static Variation loss(List<Integer> moves, int plies, int depth) {
    return new Variation(moves, Value.lossIn(plies), depth);
  }

  /** Returns this variation at another depth, because a proven variation holds at any depth. */
  Variation withDepth(int newDepth) {
    return new Variation(moves, value, newDepth);
  }

  /** Returns the root move. */
  public int move() {
    return moves.get(0);
  }

  /** Returns whether this is a proven win or loss. */
  public boolean isProven() {
    return Value.isWin(value) || Value.isLoss(value);
  }
}

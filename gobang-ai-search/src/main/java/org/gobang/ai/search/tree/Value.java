package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * The value of a node for the side to move as an integer: an estimate, or a proven win or loss with
 * the plies to the winning move.
 */
public final class Value {

  /** A bound greater than any value. */
  static final int INFINITE = 32000;

  /** The value of a win without a remaining ply. */
  static final int WIN = 30000;

  /** A bound less than any proven win; the opposite of it is greater than any proven loss. */
  static final int PROVEN = 28000;

  /** The maximum estimate. */
  static final int MAX_ESTIMATE = 20000;

  /** An unknown value. */
  static final int NONE = 32001;

  private Value() {}

  /** Returns the value of a win by a move at a number of plies from the root. */
  static int winIn(int ply) {
    return WIN - ply;
  }

  /** Returns the value of a loss by the opponent's move at a number of plies from the root. */
  static int lossIn(int ply) {
    return ply - WIN;
  }

  /** Returns whether a value is a proven win. */
  public static boolean isWin(int value) {
    return value > PROVEN && value <= WIN;
  }

  /** Returns whether a value is a proven loss. */
  public static boolean isLoss(int value) {
    return value < -PROVEN && value >= -WIN;
  }

  /** Returns the plies to the end of a proven win or loss. */
  public static int plies(int value) {
    return WIN - Math.abs(value);
  }

  /**
   * Returns the form of a value in the transposition table, which counts plies from the node
   * instead of the root.
   */
  static int toTable(int value, int ply) {
    return isWin(value) ? value + ply : isLoss(value) ? value - ply : value;
  }

  /** Returns the value of a table entry, counted from the root. */
  static int fromTable(int value, int ply) {
    return isWin(value) ? value - ply : isLoss(value) ? value + ply : value;
  }

  /** Returns the value of a node that needs no search, or {@link #NONE}. */
  static int forced(SearchPosition position, int ply) {
    int plies = ForcedResult.plies(position);
    if (plies == 0) {
      return NONE;
    }
    return plies > 0 ? winIn(ply + plies) : lossIn(ply - plies);
  }
}

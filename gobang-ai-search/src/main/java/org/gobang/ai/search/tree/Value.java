package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * The value of a node to the side to move, as a whole number: an estimate, or a proven win or loss
 * that counts the plies to the winning move.
 */
public final class Value {

  /** More than any value. */
  static final int INFINITE = 32000;

  /** The value of a win without a remaining ply. */
  static final int WIN = 30000;

  /** Every proven win is more than this, every proven loss less than its opposite. */
  static final int PROVEN = 28000;

  /** The greatest estimate. */
  static final int MAX_ESTIMATE = 20000;

  /** Unknown. */
  static final int NONE = 32001;

  private Value() {}

  /** Returns a win by a move so many plies from the root. */
  static int winIn(int ply) {
    return WIN - ply;
  }

  /** Returns a loss by the opponent's move so many plies from the root. */
  static int lossIn(int ply) {
    return ply - WIN;
  }

  /** Returns whether it is a proven win. */
  public static boolean isWin(int value) {
    return value > PROVEN && value <= WIN;
  }

  /** Returns whether it is a proven loss. */
  public static boolean isLoss(int value) {
    return value < -PROVEN && value >= -WIN;
  }

  /** Returns the plies to the end of a proven win or loss. */
  public static int plies(int value) {
    return WIN - Math.abs(value);
  }

  /** Wins counted from the node rather than from the root: the transposition table's form. */
  static int toTable(int value, int ply) {
    return isWin(value) ? value + ply : isLoss(value) ? value - ply : value;
  }

  /** Wins counted from the root again. */
  static int fromTable(int value, int ply) {
    return isWin(value) ? value - ply : isLoss(value) ? value + ply : value;
  }

  /** Returns the value of a node that needs no search, otherwise {@link #NONE}. */
  static int forced(SearchPosition position, int ply) {
    int plies = ForcedResult.plies(position);
    if (plies == 0) {
      return NONE;
    }
    return plies > 0 ? winIn(ply + plies) : lossIn(ply - plies);
  }
}

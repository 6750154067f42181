package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ForcedResult;

/**
 * What a position is worth to the side to move, as a whole number: an estimate, or a proven win or
 * loss that counts the plies to the winning move.
 */
public final class Value {

  /** More than any value. */
  static final int INFINITE = 32000;

  /** A win with no ply left to play. */
  static final int WIN = 30000;

  /** Every win is more than this, every loss less than its opposite. */
  static final int PROVEN = 28000;

  /** The furthest that an estimate goes. */
  static final int MOST = 20000;

  /** Not known. */
  static final int NONE = 32001;

  private Value() {}

  /** Won by a move so many plies from the root. */
  static int winAt(int ply) {
    return WIN - ply;
  }

  /** Lost by the opponent's move so many plies from the root. */
  static int lossAt(int ply) {
    return ply - WIN;
  }

  /** Whether it is a proven win. */
  public static boolean isWin(int value) {
    return value > PROVEN && value <= WIN;
  }

  /** Whether it is a proven loss. */
  public static boolean isLoss(int value) {
    return value < -PROVEN && value >= -WIN;
  }

  /** The plies to the end of a proven win or loss. */
  public static int plies(int value) {
    return WIN - Math.abs(value);
  }

  /** Counted from the position rather than from the root, as the table keeps it. */
  static int fromPosition(int value, int ply) {
    return isWin(value) ? value + ply : isLoss(value) ? value - ply : value;
  }

  /** Counted from the root again. */
  static int fromRoot(int value, int ply) {
    return isWin(value) ? value - ply : isLoss(value) ? value + ply : value;
  }

  /** The value of a position that needs no search, {@link #NONE} where it takes one. */
  static int withoutSearch(SearchPosition position, int ply) {
    int plies = ForcedResult.plies(position);
    if (plies == 0) {
      return NONE;
    }
    return plies > 0 ? winAt(ply + plies) : lossAt(ply - plies);
  }
}

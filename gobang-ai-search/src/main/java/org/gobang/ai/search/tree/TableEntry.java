package org.gobang.ai.search.tree;

/**
 * An entry of the {@link TranspositionTable}, packed into a long: move, value, static evaluation,
 * depth, bound and generation.
 */
final class TableEntry {

  /** A lower bound. */
  static final int LOWER = 1;

  /** An upper bound. */
  static final int UPPER = 2;

  /** An exact value. */
  static final int EXACT = LOWER | UPPER;

  /** The number of distinguishable generations, one per search. */
  static final int GENERATIONS = 64;

  /** The result of a probe for a node that is not in the table. */
  static final long NONE = 0;

  private static final long PV = 1L << 59;
  private static final int NO_MOVE = 0x3ff;

  /** The offset of the depth that makes negative depths of the quiescence search storable. */
  private static final int DEPTH_BASE = 2;

  private TableEntry() {}

  /**
   * Packs an entry, which is never {@link #NONE}.
   *
   * @param move the best move, less than 0 if unknown
   * @param value the value in the form of {@link Value#toTable}
   */
  static long of(
      int move, int value, int evaluation, int depth, int bound, boolean pv, int generation) {
    return (move < 0 ? NO_MOVE : move)
        | (long) (value + Value.INFINITE) << 10
        | (long) (evaluation + Value.INFINITE) << 26
        | (long) (depth + DEPTH_BASE) << 42
        | (long) bound << 50
        | (long) generation << 52
        | 1L << 58
        | (pv ? PV : 0);
  }

  /** Returns whether the node was on the principal variation. */
  static boolean isPv(long entry) {
    return (entry & PV) != 0;
  }

  /** Returns the best move, or -1 if unknown. */
  static int move(long entry) {
    int move = (int) entry & NO_MOVE;
    return move == NO_MOVE ? -1 : move;
  }

  /** Returns the value in table form, for {@link Value#fromTable}. */
  static int value(long entry) {
    return ((int) (entry >>> 10) & 0xffff) - Value.INFINITE;
  }

  static int evaluation(long entry) {
    return ((int) (entry >>> 26) & 0xffff) - Value.INFINITE;
  }

  static int depth(long entry) {
    return ((int) (entry >>> 42) & 0xff) - DEPTH_BASE;
  }

  /** Returns the bound: {@link #LOWER}, {@link #UPPER} or {@link #EXACT}. */
  static int bound(long entry) {
    return (int) (entry >>> 50) & EXACT;
  }

  static int generation(long entry) {
    return (int) (entry >>> 52) % GENERATIONS;
  }

  /**
   * Returns whether the bound of an entry determines on which side of a threshold the node's value
   * is.
   *
   * @param value the value of the entry, counted from the root
   */
  static boolean boundDecides(long entry, int value, int threshold) {
    return (bound(entry) & (value >= threshold ? LOWER : UPPER)) != 0;
  }
}

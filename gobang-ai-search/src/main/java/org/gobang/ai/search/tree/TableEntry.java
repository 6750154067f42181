package org.gobang.ai.search.tree;

/**
 * An entry of the {@link TranspositionTable}, packed into a long: move, value, static evaluation,
 * depth, bound and generation.
 */
final class TableEntry {

  /** A lower bound: the value is not less. */
  static final int LOWER = 1;

  /** An upper bound: the value is not more. */
  static final int UPPER = 2;

  /** The value is exact. */
  static final int EXACT = LOWER | UPPER;

  /** The number of generations, each of one search, that are distinguished. */
  static final int GENERATIONS = 64;

  /** No entry: what a probe returns for a node that is not in the table. */
  static final long NONE = 0;

  private static final long PV = 1L << 59;
  private static final int NO_MOVE = 0x3ff;

  /** Added to a depth, so that those below 0, of the quiescence search, fit too. */
  private static final int DEPTH_BASE = 2;

  private TableEntry() {}

  /**
   * Packs an entry, which is never {@link #NONE}.
   *
   * @param move the best move, less than 0 if none is known
   * @param value from {@link Value#toTable}
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

  /** Returns the best move, -1 if none is known. */
  static int move(long entry) {
    int move = (int) entry & NO_MOVE;
    return move == NO_MOVE ? -1 : move;
  }

  /** Returns the value, to be read by {@link Value#fromTable}. */
  static int value(long entry) {
    return ((int) (entry >>> 10) & 0xffff) - Value.INFINITE;
  }

  static int evaluation(long entry) {
    return ((int) (entry >>> 26) & 0xffff) - Value.INFINITE;
  }

  static int depth(long entry) {
    return ((int) (entry >>> 42) & 0xff) - DEPTH_BASE;
  }

  /** {@link #LOWER}, {@link #UPPER} or {@link #EXACT}. */
  static int bound(long entry) {
    return (int) (entry >>> 50) & EXACT;
  }

  static int generation(long entry) {
    return (int) (entry >>> 52) % GENERATIONS;
  }

  /**
   * Returns whether an entry's bound shows on which side of a threshold the node's value lies.
   *
   * @param value the entry's, counted from the root
   */
  static boolean boundDecides(long entry, int value, int threshold) {
    return (bound(entry) & (value >= threshold ? LOWER : UPPER)) != 0;
  }
}

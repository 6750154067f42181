package org.gobang.ai.search;

/**
 * The oversight of a level at the root.
 *
 * @param threatPercent the probability, as a percentage, of missing that a side can make an
 *     unstoppable four, for example from an open three; separately for each side
 * @param movePercent the probability, as a percentage, of missing a move near the last ones in a
 *     quiet position
 */
record Oversight(int threatPercent, int movePercent) {

  /** No oversight. */
  static final Oversight NONE = new Oversight(0, 0);

  /**
   * Returns whether nothing is overlooked. Unlike {@code equals}, it requires no linkage during the
   * first move.
   */
  boolean isNone() {
    return threatPercent == 0 && movePercent == 0;
  }
}

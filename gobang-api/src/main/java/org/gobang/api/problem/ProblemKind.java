package org.gobang.api.problem;

import org.gobang.api.Experimental;
import org.gobang.api.Keyword;

/** The kind of solution of a problem. */
@Experimental
public enum ProblemKind implements Keyword {

  /** A win in which each move of the winner makes a four, until the last makes the five (VCF). */
  WIN_BY_FOURS,

  /** A win that also needs open threes or quiet moves (VCT). */
  WIN_BY_THREATS,

  /** The only move that does not lose when the opponent threatens to win. */
  ONLY_DEFENCE;

  /**
   * Returns whether the solution is a win, which is played to the end.
   *
   * @return false if the solution is a single move that does not lose
   */
  public boolean isWin() {
    return this != ONLY_DEFENCE;
  }
}

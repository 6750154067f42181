package org.gobang.api.problem;

import org.gobang.api.Experimental;
import org.gobang.api.Keyword;

/** What is to be found in a problem. */
@Experimental
public enum ProblemKind implements Keyword {

  /** A win where each move of the winner makes a four, until the last makes the five. */
  WIN_BY_FOURS,

  /** A win for which open threes or quiet moves are needed, too. */
  WIN_BY_THREATS,

  /** A move that does not lose, where the opponent threatens to win. */
  ONLY_DEFENCE;

  /**
   * Returns whether a win is to be found, and played to its end.
   *
   * @return false where one move is to be found that does not lose
   */
  public boolean isWin() {
    return this != ONLY_DEFENCE;
  }
}

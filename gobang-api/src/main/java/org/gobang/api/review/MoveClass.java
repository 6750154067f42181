package org.gobang.api.review;

import org.gobang.api.Experimental;
import org.gobang.api.Keyword;

/** The class of a move, from best to worst. */
@Experimental
public enum MoveClass implements Keyword {

  /** The best move, or an equally sure win. */
  BEST,

  /** The move loses almost nothing. */
  GOOD,

  /** The move loses a little. */
  INACCURACY,

  /** The move loses much. */
  MISTAKE,

  /** The move loses most of the win rate. */
  BLUNDER,

  /** A proven win before the move is not proven after it. */
  MISSED_WIN,

  /** The move loses a little or more, and the opponent has a proven win only after it. */
  MISSED_DEFENCE;

  /**
   * Returns whether the move is an inaccuracy or worse.
   *
   * @return true for an inaccuracy or worse
   */
  public boolean isFault() {
    return compareTo(INACCURACY) >= 0;
  }
}

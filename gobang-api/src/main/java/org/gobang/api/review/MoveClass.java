package org.gobang.api.review;

import org.gobang.api.Experimental;
import org.gobang.api.Keyword;

/** How good a move is, from the best on. */
@Experimental
public enum MoveClass implements Keyword {

  /** The move that is held best, or one that wins as surely. */
  BEST,

  /** It loses next to nothing. */
  GOOD,

  /** It loses a little. */
  INACCURACY,

  /** It loses much. */
  MISTAKE,

  /** It loses most of what there was. */
  BLUNDER,

  /** A win was proven before it, and none is proven after it. */
  MISSED_WIN,

  /** It loses a little or more, and the opponent is proven to win after it, not before. */
  MISSED_DEFENCE;

  /**
   * Returns whether there is something to learn from it.
   *
   * @return whether it is an inaccuracy or worse
   */
  public boolean isFault() {
    return compareTo(INACCURACY) >= 0;
  }
}

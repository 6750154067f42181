package org.gobang.presentation.board;

/** What the opening says of a point. */
public enum OpeningMark {
  /** Nothing. */
  NONE,

  /** The next stone is restricted to this point and others like it. */
  REGION,

  /** The point was offered for the next stone; its label is the number of the offer. */
  OFFERED,

  /** The point cannot be offered, because of one that was. */
  EXCLUDED
}

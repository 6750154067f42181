package org.gobang.presentation.advice;

/** How much of a hint is shown. */
public enum HintStep {
  /** The area of the board that the move is in. */
  AREA,

  /** The move. */
  MOVE,

  /** The move, why it is good, and the line that is expected. */
  LINE;

  /** The step after this one; the last one stays. */
  public HintStep next() {
    return this == AREA ? MOVE : LINE;
  }
}

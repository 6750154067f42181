package org.gobang.api.workbench;

/** The handling of forbidden moves: see {@link org.gobang.api.board.Verdict.Refused#foul}. */
public enum Fouls {
  /**
   * A human cannot make the move and has to select another point. For an engine, it counts as an
   * illegal move.
   */
  REFUSE,

  /** The side that makes the move loses, as in a tournament. */
  LOSE
}

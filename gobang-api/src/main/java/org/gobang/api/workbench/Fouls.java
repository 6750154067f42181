package org.gobang.api.workbench;

/**
 * What becomes of a move that the rules forbid although the board could hold it: see {@link
 * org.gobang.api.board.Verdict.Refused#foul}.
 */
public enum Fouls {
  /**
   * A person may not make it, and moves elsewhere. A computer that answers with one has answered
   * illegally.
   */
  REFUSE,

  /** The side that makes it has lost, as in a tournament. */
  LOSE
}

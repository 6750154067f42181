package org.gobang.api.workbench;

import org.apiguardian.api.API;

/**
 * What becomes of a move that the rules forbid although the board could hold it: see {@link
 * org.gobang.api.board.Verdict.Refused#foul}.
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
public enum Fouls {
  /**
   * A person may not make it, and moves elsewhere. A computer that answers with one has answered
   * illegally.
   */
  REFUSE,

  /** The side that makes it has lost, as in a tournament. */
  LOSE
}

package org.gobang.api.record;

import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.Stone;

/** What brought a game to its end. */
public enum Ending implements Keyword {
  /** The winner made a line that wins. */
  LINE,

  /** The winner won as the rules have it, but by no line: by captures, for one. */
  RULES,

  /** Neither side can win any more, or neither can move: a draw. */
  BOARD_FULL,

  /** The loser made a move that the rules forbid, where fouls lose. */
  FOUL,

  /** The loser gave up. */
  RESIGNED,

  /** The loser's time ran out: its clock, or the time for the move and the grace. */
  OVERSTEPPED,

  /** The loser is a computer that answered with a move the board refuses. */
  ILLEGAL,

  /** The loser is a computer that threw an exception, or whose process died. */
  CRASHED,

  /** The loser is a computer that called {@link System#exit} in the process of the host. */
  EXITED,

  /** The loser is a computer that would not play this game, or could not be made ready for it. */
  REFUSED,

  /** The players agreed on a draw: where the rules have it so, by passing one after the other. */
  AGREED,

  /** A third party decided: for a winner, or a draw. */
  ADJUDICATED,

  /** The game was left before it was over. */
  ABANDONED;

  /** Returns whether a game that ends so has such a winner. */
  boolean fits(Optional<Stone> winner) {
    return switch (this) {
      case BOARD_FULL, AGREED, ABANDONED -> winner.isEmpty();
      case ADJUDICATED -> true;
      case LINE, RULES, FOUL, RESIGNED, OVERSTEPPED, ILLEGAL, CRASHED, EXITED, REFUSED ->
          winner.isPresent();
    };
  }

  /**
   * Returns whether the loser is a computer that failed, or a side whose time ran out.
   *
   * @return true for {@link #OVERSTEPPED}, {@link #ILLEGAL}, {@link #CRASHED}, {@link #EXITED} and
   *     {@link #REFUSED}
   */
  public boolean isFailure() {
    return switch (this) {
      case OVERSTEPPED, ILLEGAL, CRASHED, EXITED, REFUSED -> true;
      case LINE, RULES, BOARD_FULL, FOUL, RESIGNED, AGREED, ADJUDICATED, ABANDONED -> false;
    };
  }
}

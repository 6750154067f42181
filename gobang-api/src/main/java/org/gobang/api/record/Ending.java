package org.gobang.api.record;

import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.Stone;

/** The reason for the end of a game. */
public enum Ending implements Keyword {
  /** The winner made a winning line. */
  LINE,

  /** The winner won by the rules without a line, for example by captures. */
  RULES,

  /** A draw: neither side can win, or neither can move. */
  BOARD_FULL,

  /** The loser made a forbidden move, and forbidden moves lose. */
  FOUL,

  /** The loser resigned. */
  RESIGNED,

  /** The loser exceeded the clock, or the time for the move and the grace period. */
  OVERSTEPPED,

  /** The loser is an engine that returned a move refused by the board. */
  ILLEGAL,

  /** The loser is an engine that threw an exception or whose process died. */
  CRASHED,

  /** The loser is an engine that called {@link System#exit} in the process of the host. */
  EXITED,

  /** The loser is an engine that declined the game or could not be started. */
  REFUSED,

  /** The players agreed on a draw, under some rules by two consecutive passes. */
  AGREED,

  /** A third party decided the result, a win or a draw. */
  ADJUDICATED,

  /** The game was abandoned before the end. */
  ABANDONED;

  /** Returns whether a game with this ending can have a given winner. */
  boolean fits(Optional<Stone> winner) {
    return switch (this) {
      case BOARD_FULL, AGREED, ABANDONED -> winner.isEmpty();
      case ADJUDICATED -> true;
      case LINE, RULES, FOUL, RESIGNED, OVERSTEPPED, ILLEGAL, CRASHED, EXITED, REFUSED ->
          winner.isPresent();
    };
  }

  /**
   * Returns whether the loser is an engine that failed, or a side that exceeded the time.
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

package org.gobang.testkit;

import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;

/** Makes the required choices, for checks that only place stones. */
final class ForcedChoices {

  private ForcedChoices() {}

  /** Returns whether a choice is required because no stone is allowed. */
  static boolean at(Board board) {
    return board.outcome() instanceof Outcome.Undecided
        && !board.choices().isEmpty()
        && RandomGame.judgedAllowed(board).isEmpty();
  }

  /** Returns the board after the first choice, repeated while a choice is required. */
  static Board made(Board from) {
    Board board = from;
    while (at(board)) {
      board = board.choose(board.choices().get(0));
    }
    return board;
  }

  /** Returns the board after a pass; the same board if the rules do not allow one. */
  static Board passed(Board board) {
    try {
      return board.pass();
    } catch (IllegalMoveException notHere) {
      return board;
    }
  }
}

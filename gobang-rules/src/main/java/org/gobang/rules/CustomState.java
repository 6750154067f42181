package org.gobang.rules;

import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;

/**
 * The part of a position of custom rules that does not follow from its stones.
 *
 * @param toMove the side to move
 * @param stonesLeft the remaining stones of this turn
 * @param black the number of stones captured by Black
 * @param white the number of stones captured by White
 * @param last the point of the last move, {@link #NONE} before the first and after a pass
 * @param passed whether the last move was a pass
 * @param outcome the outcome
 */
record CustomState(
    Stone toMove, int stonesLeft, int black, int white, int last, boolean passed, Outcome outcome) {

  /** The value for no point. */
  static final int NONE = -1;

  /** Returns the state before the first move. */
  static CustomState atStart(Stone toMove, int stonesLeft, Outcome outcome) {
    return new CustomState(toMove, stonesLeft, 0, 0, NONE, false, outcome);
  }

  int captured(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /** Returns the state after a stone of the side to move and its captures. */
  CustomState afterStone(int point, int captured, int nextTurn, Outcome next) {
    boolean turnEnds = stonesLeft == 1;
    return new CustomState(
        turnEnds ? toMove.opponent() : toMove,
        turnEnds ? nextTurn : stonesLeft - 1,
        toMove == Stone.BLACK ? black + captured : black,
        toMove == Stone.WHITE ? white + captured : white,
        point,
        false,
        next);
  }

  /** Returns the state after a pass for the rest of the turn. */
  CustomState afterPass(int nextTurn, Outcome next) {
    return new CustomState(toMove.opponent(), nextTurn, black, white, NONE, true, next);
  }
}

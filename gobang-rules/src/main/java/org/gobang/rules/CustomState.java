package org.gobang.rules;

import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;

/**
 * What cannot be seen from the stones of a position of custom rules.
 *
 * @param toMove whose turn it is
 * @param stonesLeft the stones of this turn that are not put yet
 * @param black how many stones Black has captured
 * @param white how many stones White has captured
 * @param last the point of the last move, {@link #NONE} before the first and after a pass
 * @param passed whether the last move was a pass
 * @param outcome how things stand
 */
record CustomState(
    Stone toMove, int stonesLeft, int black, int white, int last, boolean passed, Outcome outcome) {

  /** In place of a point. */
  static final int NONE = -1;

  /** Before the first move. */
  static CustomState atStart(Stone toMove, int stonesLeft, Outcome outcome) {
    return new CustomState(toMove, stonesLeft, 0, 0, NONE, false, outcome);
  }

  int captured(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /** After the side to move has placed a stone and captured others. */
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

  /** After the side to move has given up the rest of its turn. */
  CustomState afterPass(int nextTurn, Outcome next) {
    return new CustomState(toMove.opponent(), nextTurn, black, white, NONE, true, next);
  }
}

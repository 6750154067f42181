package org.gobang.testkit;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;

/** Checks that each move leads to the correct next board. */
final class MoveCheck {

  private static final Promise MOVES =
      new Promise("Board.moves", "every move and pass in order, unmodifiable");
  private static final Promise TURNS =
      new Promise("Board.stonesLeft", "how many stones are put before the turn ends");
  private static final Promise STONES =
      new Promise("Board.captured", "stones never move, and only those of captured are taken");

  private MoveCheck() {}

  static void steps(BoardsUnderTest trial) {
    for (List<Board> game : trial.games()) {
      for (int i = 1; i < game.size(); i++) {
        checkStep(game.get(i - 1), game.get(i));
      }
    }
  }

  private static void checkStep(Board before, Board after) {
    int count = before.moves().size();
    String where = UndecidedPositions.words(after);
    MOVES.check(after.moves().size() == count + 1, "not one move more on %s", where);
    MOVES.check(
        after.moves().subList(0, count).equals(before.moves()), "other moves before, on %s", where);
    Move last = after.moves().get(count);
    MOVES.check(
        last.stone() == (last instanceof Move.Choose ? before.toAct() : before.toMove()),
        "the last move is %s's on %s",
        last.stone(),
        where);
    MOVES.check(after.start().equals(before.start()), "another start on %s", where);
    MOVES.checkUnmodifiable(after.moves(), "moves()");
    if (!(last instanceof Move.Choose)) {
      checkTurn(before, after, where);
    }
    checkStones(before, after, where);
  }

  /** Checks that the side to move stays the same exactly while the turn has stones left. */
  private static void checkTurn(Board before, Board after, String where) {
    int left = before.stonesLeft();
    TURNS.check(left >= 1, "%d stones left before %s", left, where);
    if (left > 1 && after.moves().get(after.moves().size() - 1) instanceof Move.Place) {
      TURNS.check(after.toMove() == before.toMove(), "the turn ended on %s", where);
      TURNS.check(after.stonesLeft() == left - 1, "%d left on %s", after.stonesLeft(), where);
    } else {
      TURNS.check(after.toMove() != before.toMove(), "no turn taken on %s", where);
    }
  }

  /** Checks that all cells are unchanged except for the placed stone and captured stones. */
  private static void checkStones(Board before, Board after, String where) {
    Move last = after.moves().get(after.moves().size() - 1);
    Stone mover = last.stone();
    int taken = 0;
    for (Point point : BoardSnapshot.points(after)) {
      boolean put = last instanceof Move.Place place && place.point().equals(point);
      Cell wanted = put ? Cell.of(mover) : before.at(point);
      if (wanted.holds(mover.opponent()) && after.at(point) == Cell.VACANT) {
        taken++;
      } else {
        STONES.check(after.at(point) == wanted, "%s on %s, on %s", after.at(point), point, where);
      }
    }
    int captured = after.captured(mover) - before.captured(mover);
    STONES.check(captured == taken, "%d stones taken, %d counted on %s", taken, captured, where);
    STONES.check(
        after.captured(mover.opponent()) == before.captured(mover.opponent()),
        "%s captured out of turn on %s",
        mover.opponent(),
        where);
  }
}

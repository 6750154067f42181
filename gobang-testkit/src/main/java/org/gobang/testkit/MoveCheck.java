package org.gobang.testkit;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;

/** Checks that each move leads to the correct next board. */
final class MoveCheck {

  private static final Promise MOVES =
      new Promise("Board.moves", "every move and pass in order, unmodifiable");
  private static final Promise STONES =
      new Promise("org.gobang.api", "stones never move and are never taken");

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
        last.stone() == before.toMove(), "the last move is %s's on %s", last.stone(), where);
    MOVES.check(after.toMove() != before.toMove(), "no turn taken on %s", where);
    MOVES.check(after.start().equals(before.start()), "another start on %s", where);
    MOVES.checkUnmodifiable(after.moves(), "moves()");
    for (Point point : BoardSnapshot.points(after)) {
      boolean put = last instanceof Move.Place place && place.point().equals(point);
      Cell wanted = put ? Cell.of(last.stone()) : before.at(point);
      STONES.check(after.at(point) == wanted, "%s on %s, on %s", after.at(point), point, where);
    }
  }
}

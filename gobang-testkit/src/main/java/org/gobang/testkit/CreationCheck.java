package org.gobang.testkit;

import static org.gobang.testkit.BoardsUnderTest.CREATE;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;

/** Checks that boards are created as requested. */
final class CreationCheck {

  private static final Promise AT =
      new Promise("Board.at", "any two numbers will do: beyond the edge it answers OUTSIDE");

  private CreationCheck() {}

  static void empty(BoardsUnderTest trial) {
    trial.starts().forEach(board -> checkEmpty(board, Start.empty(board.size()), trial));
    for (int size : trial.sizes()) {
      Start start = new Start(size, List.of(), Stone.WHITE);
      // Rules may require that Black starts.
      TestBoards.create(trial::create, start).ifPresent(board -> checkEmpty(board, start, trial));
    }
  }

  private static void checkEmpty(Board board, Start start, BoardsUnderTest trial) {
    String rules = trial.rules();
    CREATE.check(board.rules().equals(rules), "rules() is %s, not %s", board.rules(), rules);
    CREATE.check(board.size() == start.size(), "size() is %d, not %d", board.size(), start.size());
    checkStart(board, start);
    CREATE.check(
        BoardSnapshot.points(board).stream().allMatch(point -> board.at(point) == Cell.VACANT),
        "not every point is vacant on %s",
        UndecidedPositions.words(board));
    CREATE.check(board.outcome() instanceof Outcome.Undecided, "over at once: %s", board.outcome());
  }

  private static void checkStart(Board board, Start start) {
    CREATE.check(board.start().equals(start), "start() is %s, not %s", board.start(), start);
    CREATE.check(board.moves().isEmpty(), "there are moves: %s", board.moves());
    CREATE.check(
        board.toMove() == start.first(), "%s is to move, not %s", board.toMove(), start.first());
  }

  static void setUps(BoardsUnderTest trial) {
    for (int size : trial.sizes()) {
      for (Start start : TestSetUps.on(size)) {
        TestBoards.create(trial::create, start).ifPresent(board -> checkSetUp(board, start));
      }
    }
  }

  private static void checkSetUp(Board board, Start start) {
    checkStart(board, start);
    for (Move.Place place : start.stones()) {
      CREATE.check(
          board.at(place.point()).holds(place.stone()),
          "%s was set up on %s and is not there",
          place.stone(),
          place.point());
    }
    int vacant = board.size() * board.size() - start.stones().size();
    CREATE.check(
        board.vacant().size() == vacant, "%d vacant points, not %d", board.vacant().size(), vacant);
  }

  static void orRefusal(BoardsUnderTest trial) {
    for (int size = 1; size <= Point.MOST_LINES; size++) {
      List<Start> starts = new ArrayList<>(TestSetUps.on(size));
      starts.add(Start.empty(size));
      for (Start start : starts) {
        String what = start.stones().isEmpty() ? "" : " and " + start.stones();
        String where = size + " lines" + what;
        try {
          CREATE.check(trial.create(start) != null, "create gave null for %s", where);
        } catch (RefusedException refused) {
          CREATE.checkRefusal(refused, where);
        } catch (RuntimeException thrown) {
          throw CREATE.broken(thrown, "an exception from create for %s", where);
        }
      }
    }
  }

  static void anyPlace(BoardsUnderTest trial) {
    for (Board board : trial.starts()) {
      int size = board.size();
      for (int out : List.of(-1, size, Point.MOST_LINES, Integer.MIN_VALUE, Integer.MAX_VALUE)) {
        for (int any : List.of(0, size - 1, out)) {
          checkOutside(board, out, any);
          checkOutside(board, any, out);
        }
      }
    }
  }

  private static void checkOutside(Board board, int column, int row) {
    Cell cell = AT.given(() -> board.at(column, row), "at(" + column + ", " + row + ")");
    AT.check(cell == Cell.OUTSIDE, "at(%d, %d) is %s", column, row, cell);
  }
}

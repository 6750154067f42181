package org.gobang.ui.console.fake;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/** Five or more in a row win; some points are Black's fouls because the test says so. */
public record TestBoard(String rules, Start start, List<Move> moves, Map<Point, Refused> fouls)
    implements Board {

  @Override
  public Stone toMove() {
    return moves.size() % 2 == 0 ? start.first() : start.first().opponent();
  }

  @Override
  public Cell at(int column, int row) {
    if (column < 0 || column >= size() || row < 0 || row >= size()) {
      return Cell.OUTSIDE;
    }
    return Stream.concat(start.stones().stream(), moves.stream())
        .filter(
            move ->
                move instanceof Move.Place place && place.point().equals(new Point(column, row)))
        .map(move -> Cell.of(move.stone()))
        .findFirst()
        .orElse(Cell.VACANT);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    Cell cell = at(point);
    if (cell == Cell.OUTSIDE) {
      return new Refused(Refused.OUTSIDE, List.of(), false);
    }
    if (cell.occupied()) {
      return new Refused(Refused.OCCUPIED, List.of(point), false);
    }
    if (outcome() != Outcome.UNDECIDED) {
      return new Refused(Refused.OVER, List.of(), false);
    }
    Refused foul = fouls.get(point);
    return stone == Stone.BLACK && foul != null ? foul : Verdict.ALLOWED;
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return with(new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    return with(new Move.Pass(toMove()));
  }

  private Board with(Move move) {
    List<Move> next = new ArrayList<>(moves);
    next.add(move);
    return new TestBoard(rules, start, List.copyOf(next), fouls);
  }

  @Override
  public Outcome outcome() {
    if (moves.isEmpty() || !(moves.get(moves.size() - 1) instanceof Move.Place last)) {
      return Outcome.UNDECIDED;
    }
    for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
      List<Point> run = new ArrayList<>();
      int column = last.point().column();
      int row = last.point().row();
      while (at(column - step[0], row - step[1]).holds(last.stone())) {
        column -= step[0];
        row -= step[1];
      }
      for (; at(column, row).holds(last.stone()); column += step[0], row += step[1]) {
        run.add(new Point(column, row));
      }
      if (run.size() >= 5) {
        return new Outcome.Won(last.stone(), run);
      }
    }
    return vacant().isEmpty() ? Outcome.DRAWN : Outcome.UNDECIDED;
  }

  /** The rules as a plugin. */
  record Rules(String id, Map<Point, Refused> fouls) implements BoardProvider {

    @Override
    public Label label(Locale locale) {
      boolean chinese = locale.getLanguage().equals("zh");
      return new Label(
          id.equals("renju") ? (chinese ? "连珠" : "Renju") : chinese ? "自由规则" : "Freestyle", "");
    }

    @Override
    public Board create(Start start) {
      return new TestBoard(id, start, List.of(), fouls);
    }

    @Override
    public String explain(Refused why, Locale locale) {
      return why.kind().equals(Refused.OCCUPIED) ? "There is already a stone here." : why.kind();
    }
  }
}

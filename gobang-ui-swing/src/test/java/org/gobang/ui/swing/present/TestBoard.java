package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Nobody wins, but for the outcome that the test says; some points are Black's fouls. */
record TestBoard(Start start, List<Move> moves, Map<Point, Verdict.Refused> fouls, Outcome outcome)
    implements Board {

  @Override
  public String rules() {
    return "renju";
  }

  @Override
  public Stone toMove() {
    return moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  @Override
  public Cell at(int column, int row) {
    Cell cell = Cell.VACANT;
    for (Move move : moves) {
      if (move instanceof Move.Place place && place.point().equals(new Point(column, row))) {
        cell = Cell.of(move.stone());
      }
    }
    return cell;
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    Verdict foul = fouls.get(point);
    return foul != null && stone == Stone.BLACK ? foul : Verdict.ALLOWED;
  }

  @Override
  public Board play(Point point) {
    return with(new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    return with(new Move.Pass(toMove()));
  }

  private Board with(Move move) {
    List<Move> longer = new ArrayList<>(moves);
    longer.add(move);
    return new TestBoard(start, List.copyOf(longer), fouls, outcome);
  }

  /** Rules that make such boards, and say of everything that it must not be. */
  record Rules(String id, int defaultSize, Map<Point, Verdict.Refused> fouls)
      implements BoardProvider {

    Rules {
      fouls = new LinkedHashMap<>(fouls);
    }

    @Override
    public boolean hasFouls() {
      return id.equals("renju");
    }

    @Override
    public Label label(Locale locale) {
      return new Label((TestBench.isChinese(locale) ? "规则 " : "Rules ") + id, "");
    }

    @Override
    public Board create(Start start) {
      return new TestBoard(start, List.of(), fouls, Outcome.UNDECIDED);
    }

    @Override
    public String explain(Verdict.Refused why, Locale locale) {
      return "No " + why.kind() + " here.";
    }
  }
}

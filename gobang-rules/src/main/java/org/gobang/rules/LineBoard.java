package org.gobang.rules;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/**
 * A position of any of the bundled rules.
 *
 * <p>Everything is computed on construction and immutable, so boards may be shared between threads.
 * A move copies the cells and checks only the lines through its stone.
 */
final class LineBoard implements Board {

  private final RuleSet rules;
  private final Start start;
  private final Grid grid;
  private final History history;
  private final Stone toMove;
  private final int vacancies;
  private final Outcome outcome;

  /** The board before the first move. */
  LineBoard(RuleSet rules, Start start) {
    this.rules = rules;
    this.start = start;
    this.grid = Grid.of(start.size(), start.stones());
    this.history = History.EMPTY;
    this.toMove = start.first();
    this.vacancies = start.size() * start.size() - start.stones().size();
    this.outcome = setUpOutcome();
  }

  private LineBoard(LineBoard before, Move.Place move) {
    this.rules = before.rules;
    this.start = before.start;
    this.grid = before.grid.with(move.stone(), move.point());
    this.history = before.history.with(move);
    this.toMove = before.toMove.opponent();
    this.vacancies = before.vacancies - 1;
    this.outcome = outcomeAfter(move);
  }

  private LineBoard(LineBoard before, Move.Pass move) {
    this.rules = before.rules;
    this.start = before.start;
    this.grid = before.grid;
    this.history = before.history.with(move);
    this.toMove = before.toMove.opponent();
    this.vacancies = before.vacancies;
    // Two passes in a row are a draw (RIF), which also prevents endless games.
    boolean bothPassed = before.history.last() instanceof Move.Pass;
    this.outcome = bothPassed ? Outcome.DRAWN : outcomeWithoutLine();
  }

  @Override
  public String rules() {
    return rules.id();
  }

  @Override
  public Start start() {
    return start;
  }

  @Override
  public List<Move> moves() {
    return history.moves();
  }

  @Override
  public Stone toMove() {
    return toMove;
  }

  @Override
  public Cell at(int column, int row) {
    return grid.at(column, row);
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    if (!grid.contains(point.column(), point.row())) {
      return new Refused(Refused.OUTSIDE, List.of(), false);
    }
    if (grid.at(grid.index(point)) != Grid.VACANT) {
      return new Refused(Refused.OCCUPIED, List.of(point), false);
    }
    if (outcome instanceof Outcome.Won won) {
      return new Refused(Refused.OVER, won.line(), false);
    }
    if (outcome instanceof Outcome.Drawn) {
      return new Refused(Refused.OVER, List.of(), false);
    }
    return rules.forbids(stone) ? new ForbiddenPoints(grid).judge(point) : Verdict.ALLOWED;
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove, point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return new LineBoard(this, new Move.Place(toMove, point));
  }

  @Override
  public Board pass() {
    if (!(outcome instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return new LineBoard(this, new Move.Pass(toMove));
  }

  private Outcome outcomeAfter(Move.Place move) {
    List<Point> line = winningLine(move);
    return line.isEmpty() ? outcomeWithoutLine() : new Outcome.Won(move.stone(), line);
  }

  /** A set-up may hold a finished line; the side that would have moved last comes first. */
  private Outcome setUpOutcome() {
    for (Stone stone : List.of(toMove.opponent(), toMove)) {
      for (Move.Place place : start.stones()) {
        List<Point> line = place.stone() == stone ? winningLine(place) : List.of();
        if (!line.isEmpty()) {
          return new Outcome.Won(stone, line);
        }
      }
    }
    return outcomeWithoutLine();
  }

  private Outcome outcomeWithoutLine() {
    return canMove() ? Outcome.UNDECIDED : Outcome.DRAWN;
  }

  private boolean canMove() {
    if (vacancies == 0 || !rules.forbids(toMove)) {
      return vacancies > 0;
    }
    ForbiddenPoints forbidden = new ForbiddenPoints(grid);
    for (int index = 0; index < grid.length(); index++) {
      if (grid.at(index) == Grid.VACANT
          && forbidden.judge(grid.point(index)) instanceof Verdict.Allowed) {
        return true;
      }
    }
    return false;
  }

  /** The first winning run through a stone, in order along the line; empty if there is none. */
  private List<Point> winningLine(Move.Place move) {
    int index = grid.index(move.point());
    byte own = Grid.code(move.stone());
    byte opponent = Grid.code(move.stone().opponent());
    for (int step : grid.directions()) {
      int low = index;
      while (grid.at(low - step) == own) {
        low -= step;
      }
      int beyond = index + step;
      while (grid.at(beyond) == own) {
        beyond += step;
      }
      boolean capped = grid.at(low - step) == opponent && grid.at(beyond) == opponent;
      if (rules.wins(move.stone(), (beyond - low) / step, capped)) {
        return points(low, beyond, step);
      }
    }
    return List.of();
  }

  private List<Point> points(int from, int beyond, int step) {
    List<Point> points = new ArrayList<>();
    for (int index = from; index != beyond; index += step) {
      points.add(grid.point(index));
    }
    return points;
  }
}

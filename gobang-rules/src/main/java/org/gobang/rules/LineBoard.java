package org.gobang.rules;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/**
 * A position of one of the fixed rules.
 *
 * <p>Everything is computed on construction and immutable, so that boards can be shared between
 * threads. A move copies the stones of the same colour and checks only the lines through the new
 * stone.
 */
final class LineBoard implements Board {

  private final RuleSet rules;
  private final Start start;
  private final StoneLines stones;
  private final History history;
  private final Stone toMove;
  private final int vacancies;
  private final Outcome outcome;

  /** Creates the board before the first move. */
  LineBoard(RuleSet rules, Start start) {
    this.rules = rules;
    this.start = start;
    this.stones = StoneLines.of(start.size(), start.stones());
    this.history = History.EMPTY;
    this.toMove = start.first();
    this.vacancies = start.size() * start.size() - start.stones().size();
    this.outcome = setUpOutcome();
  }

  private LineBoard(LineBoard before, Move.Place move) {
    this.rules = before.rules;
    this.start = before.start;
    this.stones = before.stones.with(move.stone(), before.index(move.point()));
    this.history = before.history.with(move);
    this.toMove = before.toMove.opponent();
    this.vacancies = before.vacancies - 1;
    this.outcome = outcomeAfter(move);
  }

  private LineBoard(LineBoard before, Move.Pass move) {
    this.rules = before.rules;
    this.start = before.start;
    this.stones = before.stones;
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
    return stones.lines().contains(column, row)
        ? stones.at(row * start.size() + column)
        : Cell.OUTSIDE;
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    if (!stones.lines().contains(point.column(), point.row())) {
      return new Refused(Refused.OUTSIDE, List.of(), false);
    }
    if (stones.at(index(point)) != Cell.VACANT) {
      return new Refused(Refused.OCCUPIED, List.of(point), false);
    }
    if (!(outcome instanceof Outcome.Undecided)) {
      List<Point> line = outcome instanceof Outcome.Won won ? won.line() : List.of();
      return new Refused(Refused.OVER, line, false);
    }
    return rules.forbids(stone) ? new ForbiddenPoints(stones).judge(index(point)) : Verdict.ALLOWED;
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

  @Override
  public MutableBoard mutableCopy() {
    return new MutableLineBoard(
        rules, stones, new MutableLineBoard.Beginning(toMove, outcome, history.last()));
  }

  private Outcome outcomeAfter(Move.Place move) {
    List<Point> line = winningLine(move);
    return line.isEmpty() ? outcomeWithoutLine() : new Outcome.Won(move.stone(), line);
  }

  /**
   * Returns the outcome of a set-up, which may contain a winning line. The side that would have
   * moved last takes precedence.
   */
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
    ForbiddenPoints forbidden = new ForbiddenPoints(stones);
    for (int index = 0; index < stones.lines().points(); index++) {
      if (stones.at(index) == Cell.VACANT && forbidden.allows(index)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the first winning run through a stone, in order along the line; empty if there is none.
   */
  private List<Point> winningLine(Move.Place move) {
    return WinningRuns.line(rules, stones, move.stone(), index(move.point()));
  }

  private int index(Point point) {
    return stones.lines().index(point);
  }
}

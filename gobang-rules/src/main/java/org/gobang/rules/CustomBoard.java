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
 * A position of custom rules: a mutable position that is never changed, and the moves before it.
 */
final class CustomBoard implements Board {

  private final Start start;
  private final History history;
  private final MutableCustomBoard position;

  /** Creates the board before the first move. */
  CustomBoard(CustomRules rules, Start start) {
    this(start, History.EMPTY, new MutableCustomBoard(rules, start));
  }

  private CustomBoard(Start start, History history, MutableCustomBoard position) {
    this.start = start;
    this.history = history;
    this.position = position;
  }

  @Override
  public String rules() {
    return position.rules().text();
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
    return position.toMove();
  }

  @Override
  public int stonesLeft() {
    return position.stonesLeft();
  }

  @Override
  public int captured(Stone stone) {
    return position.captured(stone);
  }

  @Override
  public boolean wraps() {
    return position.rules().torus();
  }

  @Override
  public Cell at(int column, int row) {
    boolean inside = column >= 0 && column < size() && row >= 0 && row < size();
    return inside ? position.at(row * size() + column) : Cell.OUTSIDE;
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
    if (position.over()) {
      List<Point> line = outcome() instanceof Outcome.Won won ? won.line() : List.of();
      return new Refused(Refused.OVER, line, false);
    }
    return Verdict.ALLOWED;
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    MutableCustomBoard next = position.copy();
    next.play(point.row() * size() + point.column());
    return new CustomBoard(start, history.with(new Move.Place(toMove(), point)), next);
  }

  @Override
  public Board pass() {
    MutableCustomBoard next = position.copy();
    next.pass();
    return new CustomBoard(start, history.with(new Move.Pass(toMove())), next);
  }

  @Override
  public Outcome outcome() {
    return position.outcome();
  }

  @Override
  public MutableBoard mutableCopy() {
    return position.copy();
  }
}

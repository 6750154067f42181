package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** A board that wraps a correct one, as do all boards created from it. Subclasses add faults. */
class Warped implements Board {

  final Board real;
  private final UnaryOperator<Board> warp;

  /**
   * Creates a board without faults.
   *
   * @param warp wraps another board in a board of the same type
   */
  Warped(Board real, UnaryOperator<Board> warp) {
    this.real = real;
    this.warp = warp;
  }

  @Override
  public String rules() {
    return real.rules();
  }

  @Override
  public Start start() {
    return real.start();
  }

  @Override
  public List<Move> moves() {
    return real.moves();
  }

  @Override
  public Stone toMove() {
    return real.toMove();
  }

  @Override
  public int stonesLeft() {
    return real.stonesLeft();
  }

  @Override
  public int captured(Stone stone) {
    return real.captured(stone);
  }

  @Override
  public Cell at(int column, int row) {
    return real.at(column, row);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    return real.judge(stone, point);
  }

  @Override
  public Board play(Point point) {
    return warp.apply(real.play(point));
  }

  @Override
  public Board pass() {
    return warp.apply(real.pass());
  }

  @Override
  public Outcome outcome() {
    return real.outcome();
  }

  @Override
  public List<Point> vacant() {
    return real.vacant();
  }

  @Override
  public List<Point> allowed() {
    return real.allowed();
  }

  @Override
  public Map<Point, Verdict.Refused> forbidden(Stone stone) {
    return real.forbidden(stone);
  }
}

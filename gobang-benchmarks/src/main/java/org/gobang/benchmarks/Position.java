package org.gobang.benchmarks;

import java.util.Arrays;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/**
 * A board that answers what a strategy asks, as any board of the application would, and nothing
 * else: it cannot be played on.
 */
final class Position implements Board {

  private final Start start;
  private final Cell[] cells;

  Position(Start start) {
    this.start = start;
    cells = new Cell[start.size() * start.size()];
    Arrays.fill(cells, Cell.VACANT);
    for (Move.Place stone : start.stones()) {
      cells[stone.point().row() * start.size() + stone.point().column()] = Cell.of(stone.stone());
    }
  }

  @Override
  public String rules() {
    return "freestyle";
  }

  @Override
  public Start start() {
    return start;
  }

  @Override
  public List<Move> moves() {
    return List.of();
  }

  @Override
  public Stone toMove() {
    return start.first();
  }

  @Override
  public Cell at(int column, int row) {
    int size = start.size();
    boolean inside = column >= 0 && column < size && row >= 0 && row < size;
    return inside ? cells[row * size + column] : Cell.OUTSIDE;
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    return switch (at(point)) {
      case VACANT -> Verdict.ALLOWED;
      case OUTSIDE -> new Verdict.Refused(Verdict.Refused.OUTSIDE, List.of(), false);
      default -> new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
    };
  }

  @Override
  public Board play(Point point) {
    throw new UnsupportedOperationException("a position to look at");
  }

  @Override
  public Board pass() {
    throw new UnsupportedOperationException("a position to look at");
  }

  @Override
  public Outcome outcome() {
    return Outcome.UNDECIDED;
  }
}

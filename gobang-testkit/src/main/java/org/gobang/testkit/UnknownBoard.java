package org.gobang.testkit;

import java.util.ArrayList;
import java.util.Arrays;
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
 * A board with unknown rules: the four points next to the last stone are forbidden to both sides,
 * and there is no win. So the points that look best in five-in-a-row are refused at every move.
 */
final class UnknownBoard implements Board {

  private final Start start;
  private final List<Move> moves;
  private final Cell[] cells;
  private final Outcome outcome;

  private UnknownBoard(Start start, List<Move> moves, Cell[] cells) {
    this.start = start;
    this.moves = moves;
    this.cells = cells;
    boolean open = vacant().stream().anyMatch(point -> !besideLast(point));
    outcome = open && !bothPassed() ? Outcome.UNDECIDED : Outcome.DRAWN;
  }

  static UnknownBoard of(Start start) {
    Cell[] cells = new Cell[start.size() * start.size()];
    Arrays.fill(cells, Cell.VACANT);
    for (Move.Place place : start.stones()) {
      cells[index(start, place.point())] = Cell.of(place.stone());
    }
    return new UnknownBoard(start, List.of(), cells);
  }

  @Override
  public String rules() {
    return UnknownRules.ID;
  }

  @Override
  public Start start() {
    return start;
  }

  @Override
  public List<Move> moves() {
    return moves;
  }

  @Override
  public Stone toMove() {
    return moves.size() % 2 == 0 ? start.first() : start.first().opponent();
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public Cell at(int column, int row) {
    boolean outside = column < 0 || row < 0 || column >= size() || row >= size();
    return outside ? Cell.OUTSIDE : cells[row * size() + column];
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    return switch (at(point)) {
      case OUTSIDE -> new Refused(Refused.OUTSIDE, List.of(), false);
      case BLACK, WHITE -> new Refused(Refused.OCCUPIED, List.of(point), false);
      case VACANT -> {
        if (!(outcome instanceof Outcome.Undecided)) {
          yield new Refused(Refused.OVER, List.of(), false);
        }
        yield besideLast(point) ? new Refused("beside", List.of(), true) : Verdict.ALLOWED;
      }
    };
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    Cell[] after = cells.clone();
    after[index(start, point)] = Cell.of(toMove());
    return new UnknownBoard(start, with(new Move.Place(toMove(), point)), after);
  }

  @Override
  public Board pass() {
    if (!(outcome instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return new UnknownBoard(start, with(new Move.Pass(toMove())), cells);
  }

  private List<Move> with(Move move) {
    List<Move> more = new ArrayList<>(moves);
    more.add(move);
    return List.copyOf(more);
  }

  private boolean besideLast(Point point) {
    if (moves.isEmpty() || !(moves.get(moves.size() - 1) instanceof Move.Place last)) {
      return false;
    }
    int columns = Math.abs(last.point().column() - point.column());
    return columns + Math.abs(last.point().row() - point.row()) == 1;
  }

  private boolean bothPassed() {
    int count = moves.size();
    return count >= 2
        && moves.get(count - 1) instanceof Move.Pass
        && moves.get(count - 2) instanceof Move.Pass;
  }

  private static int index(Start start, Point point) {
    return point.row() * start.size() + point.column();
  }
}

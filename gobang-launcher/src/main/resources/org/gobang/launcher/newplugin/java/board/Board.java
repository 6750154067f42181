package @PACKAGE@;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

/** A position: four or more in a row win. It never changes; each move makes another one. */
final class @CLASS@Board implements Board {

  /** Stones in a row that win: change this first. */
  private static final int TO_WIN = 4;

  /** Along a row, a column and the two diagonals: columns and rows to go. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Start start;
  private final List<Move> moves;
  private final Map<Point, Stone> stones;
  private final Outcome outcome;

  /** The board before the first move. */
  @CLASS@Board(Start start) {
    this.start = start;
    this.moves = List.of();
    this.stones = new HashMap<>();
    start.stones().forEach(place -> stones.put(place.point(), place.stone()));
    this.outcome =
        start.stones().stream()
            .map(place -> outcomeAt(place.point()))
            .filter(Outcome.Won.class::isInstance)
            .findFirst()
            .orElseGet(this::outcomeWithoutLine);
  }

  private @CLASS@Board(@CLASS@Board before, Move move) {
    this.start = before.start;
    this.moves = new ArrayList<>(before.moves);
    this.moves.add(move);
    this.stones = new HashMap<>(before.stones);
    if (move instanceof Move.Place place) {
      stones.put(place.point(), place.stone());
      this.outcome = outcomeAt(place.point());
    } else {
      // Two passes, one after the other, are a draw: games must end.
      this.outcome = before.lastIsPass() ? Outcome.DRAWN : before.outcome;
    }
  }

  @Override
  public String rules() {
    return "@ID@";
  }

  @Override
  public Start start() {
    return start;
  }

  @Override
  public List<Move> moves() {
    return List.copyOf(moves);
  }

  @Override
  public Stone toMove() {
    return moves.isEmpty() ? start.first() : moves.get(moves.size() - 1).stone().opponent();
  }

  @Override
  public Cell at(int column, int row) {
    if (column < 0 || column >= size() || row < 0 || row >= size()) {
      return Cell.OUTSIDE;
    }
    Stone stone = stones.get(new Point(column, row));
    return stone == null ? Cell.VACANT : Cell.of(stone);
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  /** Whether a point may be played: every vacant one may. Forbid points here. */
  @Override
  public Verdict judge(Stone stone, Point point) {
    if (at(point) == Cell.OUTSIDE) {
      return new Refused(Refused.OUTSIDE, List.of(), false);
    }
    if (at(point).occupied()) {
      return new Refused(Refused.OCCUPIED, List.of(point), false);
    }
    return outcome instanceof Outcome.Undecided
        ? Verdict.ALLOWED
        : new Refused(Refused.OVER, List.of(), false);
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return new @CLASS@Board(this, new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    if (!(outcome instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return new @CLASS@Board(this, new Move.Pass(toMove()));
  }

  private boolean lastIsPass() {
    return !moves.isEmpty() && moves.get(moves.size() - 1) instanceof Move.Pass;
  }

  /** The outcome after the stone on a point. */
  private Outcome outcomeAt(Point point) {
    Stone stone = stones.get(point);
    for (int[] direction : DIRECTIONS) {
      List<Point> line = line(point, stone, direction[0], direction[1]);
      if (line.size() >= TO_WIN) {
        return new Outcome.Won(stone, line);
      }
    }
    return outcomeWithoutLine();
  }

  private Outcome outcomeWithoutLine() {
    return stones.size() < size() * size() ? Outcome.UNDECIDED : Outcome.DRAWN;
  }

  /** The stones of a colour in a row through one of them, in order. */
  private List<Point> line(Point point, Stone stone, int columns, int rows) {
    int column = point.column();
    int row = point.row();
    while (at(column - columns, row - rows).holds(stone)) {
      column -= columns;
      row -= rows;
    }
    List<Point> line = new ArrayList<>();
    for (; at(column, row).holds(stone); column += columns, row += rows) {
      line.add(new Point(column, row));
    }
    return line;
  }
}

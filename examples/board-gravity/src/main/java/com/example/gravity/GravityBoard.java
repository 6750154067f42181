package com.example.gravity;

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
 * A position. It never changes: each move copies the cells and looks at the lines through its
 * stone.
 */
final class GravityBoard implements Board {

  /**
   * The kind of a point with nothing beneath it; its points are the vacant ones from the lowest.
   */
  static final String UNSUPPORTED = "unsupported";

  private static final int TO_WIN = 5;

  /** Along a row, a column, the rising and the falling diagonal: columns and rows to go. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Start start;
  private final List<Move> moves;
  private final Cell[] cells;
  private final Outcome outcome;

  /** The board before the first move. */
  GravityBoard(Start start) {
    this.start = start;
    this.moves = List.of();
    this.cells = new Cell[start.size() * start.size()];
    Arrays.fill(cells, Cell.VACANT);
    start.stones().forEach(this::put);
    this.outcome =
        start.stones().stream()
            .map(this::outcomeBy)
            .filter(Outcome.Won.class::isInstance)
            .findFirst()
            .orElseGet(this::outcomeWithoutLine);
  }

  private GravityBoard(GravityBoard before, Move move) {
    this.start = before.start;
    List<Move> longer = new ArrayList<>(before.moves);
    longer.add(move);
    this.moves = List.copyOf(longer);
    this.cells = before.cells.clone();
    if (move instanceof Move.Place place) {
      put(place);
      this.outcome = outcomeBy(place);
    } else {
      // Two passes, one after the other, are a draw: games must end.
      boolean again = !before.moves.isEmpty() && last(before.moves) instanceof Move.Pass;
      this.outcome = again ? Outcome.DRAWN : before.outcome;
    }
  }

  @Override
  public String rules() {
    return GravityProvider.ID;
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
    return moves.isEmpty() ? start.first() : last(moves).stone().opponent();
  }

  @Override
  public Cell at(int column, int row) {
    boolean inside = column >= 0 && column < size() && row >= 0 && row < size();
    return inside ? cells[row * size() + column] : Cell.OUTSIDE;
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    if (at(point) == Cell.OUTSIDE) {
      return new Refused(Refused.OUTSIDE, List.of(), false);
    }
    if (at(point).occupied()) {
      return new Refused(Refused.OCCUPIED, List.of(point), false);
    }
    if (!(outcome instanceof Outcome.Undecided)) {
      return new Refused(Refused.OVER, List.of(), false);
    }
    // No foul, which would be a move that can be made and loses: this one cannot be made.
    return isSupported(point)
        ? Verdict.ALLOWED
        : new Refused(UNSUPPORTED, vacantBeneath(point), false);
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return new GravityBoard(this, new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    if (!(outcome instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return new GravityBoard(this, new Move.Pass(toMove()));
  }

  /** Whether a stone on a point has something to lie on. */
  boolean isSupported(Point point) {
    // Beneath the lowest row is the edge, which is not vacant.
    return at(point.column(), point.row() - 1) != Cell.VACANT;
  }

  private List<Point> vacantBeneath(Point point) {
    List<Point> vacant = new ArrayList<>();
    for (int row = point.row() - 1; at(point.column(), row) == Cell.VACANT; row--) {
      vacant.add(0, new Point(point.column(), row));
    }
    return vacant;
  }

  private void put(Move.Place place) {
    cells[place.point().row() * size() + place.point().column()] = Cell.of(place.stone());
  }

  private Outcome outcomeBy(Move.Place place) {
    for (int[] direction : DIRECTIONS) {
      List<Point> line = line(place, direction[0], direction[1]);
      if (line.size() >= TO_WIN) {
        return new Outcome.Won(place.stone(), line);
      }
    }
    return outcomeWithoutLine();
  }

  private Outcome outcomeWithoutLine() {
    return Arrays.asList(cells).contains(Cell.VACANT) ? Outcome.UNDECIDED : Outcome.DRAWN;
  }

  /** The stones of a colour in a row through one of them, in order. */
  private List<Point> line(Move.Place place, int columns, int rows) {
    int column = place.point().column();
    int row = place.point().row();
    while (at(column - columns, row - rows).holds(place.stone())) {
      column -= columns;
      row -= rows;
    }
    List<Point> line = new ArrayList<>();
    for (; at(column, row).holds(place.stone()); column += columns, row += rows) {
      line.add(new Point(column, row));
    }
    return line;
  }

  private static Move last(List<Move> moves) {
    return moves.get(moves.size() - 1);
  }
}

package com.example.connectsix;

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
 * A position. It never changes: each stone copies the cells and looks at the lines through itself.
 *
 * <p>What is special is the turn: {@link #toMove} stays the same after its first stone, and {@link
 * #stonesLeft} says how many are still to come. Each stone is a move of its own.
 */
final class Connect6Board implements Board {

  private static final int TO_WIN = 6;
  private static final int STONES_A_TURN = 2;

  /** Along a row, a column, the rising and the falling diagonal: columns and rows to go. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Start start;
  private final List<Move> moves;
  private final Cell[] cells;
  private final Stone toMove;
  private final int stonesLeft;
  private final Outcome outcome;

  /** The board before the first move. */
  Connect6Board(Start start) {
    this.start = start;
    this.moves = List.of();
    this.cells = new Cell[start.size() * start.size()];
    Arrays.fill(cells, Cell.VACANT);
    start.stones().forEach(this::put);
    this.toMove = start.first();
    this.stonesLeft = start.stones().isEmpty() ? 1 : STONES_A_TURN;
    this.outcome =
        start.stones().stream()
            .map(this::outcomeBy)
            .filter(Outcome.Won.class::isInstance)
            .findFirst()
            .orElseGet(this::outcomeWithoutLine);
  }

  private Connect6Board(Connect6Board before, Move move) {
    this.start = before.start;
    List<Move> longer = new ArrayList<>(before.moves);
    longer.add(move);
    this.moves = List.copyOf(longer);
    this.cells = before.cells.clone();
    boolean turnEnds = move instanceof Move.Pass || before.stonesLeft == 1;
    this.toMove = turnEnds ? before.toMove.opponent() : before.toMove;
    this.stonesLeft = turnEnds ? STONES_A_TURN : before.stonesLeft - 1;
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
    return Connect6Provider.ID;
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
    return toMove;
  }

  @Override
  public int stonesLeft() {
    return stonesLeft;
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
    return outcome instanceof Outcome.Undecided
        ? Verdict.ALLOWED
        : new Refused(Refused.OVER, List.of(), false);
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return new Connect6Board(this, new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    if (!(outcome instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return new Connect6Board(this, new Move.Pass(toMove()));
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

package com.example.pente;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.EnumMap;
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

/**
 * A position. It never changes: each move copies the cells, takes what its stone captures, and looks
 * at the lines through it.
 */
final class PenteBoard implements Board {

  private static final int TO_WIN = 5;
  private static final int PAIRS_TO_WIN = 5;

  /** Along a row, a column, the rising and the falling diagonal: columns and rows to go. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Start start;
  private final List<Move> moves;
  private final Cell[] cells;
  private final Map<Stone, Integer> captured;
  private final Outcome outcome;

  /** The board before the first move. */
  PenteBoard(Start start) {
    this.start = start;
    this.moves = List.of();
    this.cells = new Cell[start.size() * start.size()];
    Arrays.fill(cells, Cell.VACANT);
    start.stones().forEach(this::put);
    this.captured = Map.of(Stone.BLACK, 0, Stone.WHITE, 0);
    this.outcome =
        start.stones().stream()
            .map(this::outcomeBy)
            .filter(Outcome.Won.class::isInstance)
            .findFirst()
            .orElseGet(this::outcomeWithoutLine);
  }

  private PenteBoard(PenteBoard before, Move move) {
    this.start = before.start;
    List<Move> longer = new ArrayList<>(before.moves);
    longer.add(move);
    this.moves = List.copyOf(longer);
    this.cells = before.cells.clone();
    if (move instanceof Move.Place place) {
      put(place);
      Map<Stone, Integer> counted = new EnumMap<>(before.captured);
      counted.merge(place.stone(), capture(place), Integer::sum);
      this.captured = Map.copyOf(counted);
      this.outcome = outcomeBy(place);
    } else {
      this.captured = before.captured;
      // Two passes, one after the other, are a draw: games must end.
      boolean again = !before.moves.isEmpty() && last(before.moves) instanceof Move.Pass;
      this.outcome = again ? Outcome.DRAWN : before.outcome;
    }
  }

  @Override
  public String rules() {
    return PenteProvider.ID;
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
  public int captured(Stone stone) {
    return captured.get(stone);
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
    return new PenteBoard(this, new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    if (!(outcome instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return new PenteBoard(this, new Move.Pass(toMove()));
  }

  private void put(Move.Place place) {
    cells[place.point().row() * size() + place.point().column()] = Cell.of(place.stone());
  }

  /** Takes the pairs between this stone and another of its colour, and counts their stones. */
  private int capture(Move.Place place) {
    int taken = 0;
    for (int[] direction : DIRECTIONS) {
      taken += capture(place, direction[0], direction[1]);
      taken += capture(place, -direction[0], -direction[1]);
    }
    return taken;
  }

  private int capture(Move.Place place, int columns, int rows) {
    int column = place.point().column();
    int row = place.point().row();
    Stone opponent = place.stone().opponent();
    boolean between =
        at(column + columns, row + rows).holds(opponent)
            && at(column + 2 * columns, row + 2 * rows).holds(opponent)
            && at(column + 3 * columns, row + 3 * rows).holds(place.stone());
    if (!between) {
      return 0;
    }
    cells[(row + rows) * size() + column + columns] = Cell.VACANT;
    cells[(row + 2 * rows) * size() + column + 2 * columns] = Cell.VACANT;
    return 2;
  }

  private Outcome outcomeBy(Move.Place place) {
    for (int[] direction : DIRECTIONS) {
      List<Point> line = line(place, direction[0], direction[1]);
      if (line.size() >= TO_WIN) {
        return new Outcome.Won(place.stone(), line);
      }
    }
    if (captured.get(place.stone()) >= 2 * PAIRS_TO_WIN) {
      return new Outcome.Won(place.stone(), List.of(), "captures");
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

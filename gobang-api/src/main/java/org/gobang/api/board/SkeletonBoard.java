package org.gobang.api.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.jspecify.annotations.Nullable;

/**
 * A base class for boards that stores the cells and moves, for subclasses that implement the rules.
 * The sides take turns. Two consecutive passes are a draw, and so is a position without an allowed
 * point for the side to move.
 *
 * <pre>{@code
 * final class FourBoard extends SkeletonBoard {
 *
 *   FourBoard(Start start) {
 *     super(start);
 *   }
 *
 *   private FourBoard(FourBoard before, Move move) {
 *     super(before, move);
 *   }
 *
 *   @Override
 *   public String rules() {
 *     return "four";
 *   }
 *
 *   @Override
 *   protected Board after(Move move) {
 *     return new FourBoard(this, move);
 *   }
 *
 *   @Override
 *   protected Optional<Outcome.Won> winBy(Move.Place stone) {
 *     return lineOf(4, stone);
 *   }
 * }
 * }</pre>
 *
 * <p>Each move copies the cells and moves of the previous board. Subclasses must be immutable. Any
 * number of threads may call the methods concurrently, but not before the constructor has returned.
 * New methods need not be overridden.
 */
public abstract class SkeletonBoard implements Board {

  /** The directions as column and row steps: row, column, rising and falling diagonal. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Start start;
  private final List<Move> moves;
  private final Cell[] cells;

  /** Computed lazily, when the subclass is fully constructed. Two threads may compute it twice. */
  private @Nullable Outcome outcome;

  /**
   * Creates a board before the first move.
   *
   * @param start the set-up stones and the side that moves first
   */
  protected SkeletonBoard(Start start) {
    this.start = start;
    this.moves = List.of();
    this.cells = new Cell[start.size() * start.size()];
    Arrays.fill(cells, Cell.VACANT);
    start.stones().forEach(this::put);
  }

  /**
   * Creates a board after a move.
   *
   * @param before the board before the move
   * @param move a stone to be placed on the board, a pass or a choice
   */
  protected SkeletonBoard(SkeletonBoard before, Move move) {
    this.start = before.start;
    List<Move> longer = new ArrayList<>(before.moves);
    longer.add(move);
    this.moves = List.copyOf(longer);
    this.cells = before.cells.clone();
    if (move instanceof Move.Place place) {
      put(place);
    }
  }

  private void put(Move.Place place) {
    cells[index(place.point())] = Cell.of(place.stone());
  }

  /**
   * Removes a stone from the board, for rules with captures. Call it only in constructors.
   *
   * @param point a point of the board
   */
  protected final void remove(Point point) {
    cells[index(point)] = Cell.VACANT;
  }

  private int index(Point point) {
    return point.row() * start.size() + point.column();
  }

  /**
   * Creates the board after a move with the constructor for moves.
   *
   * @param move an allowed stone or a pass of the side to move
   * @return a new board
   */
  protected abstract Board after(Move move);

  /**
   * Returns the win by a stone.
   *
   * @param stone the last stone, or one of the set-up stones
   * @return the win; empty if the stone does not win
   */
  protected abstract Optional<Outcome.Won> winBy(Move.Place stone);

  /**
   * Returns whether the rules allow a stone. Called while the game is undecided, or to determine
   * the outcome.
   *
   * @param stone the side; not necessarily the side to move
   * @param point a vacant point of the board
   * @return the verdict. Default: {@link Verdict#ALLOWED}
   */
  protected Verdict judgeVacant(Stone stone, Point point) {
    return Verdict.ALLOWED;
  }

  /**
   * Finds a line of at least a given length.
   *
   * @param length the minimum number of stones
   * @param stone a stone of the line, on the board
   * @return the first such line through the stone as a win, including longer lines
   */
  protected final Optional<Outcome.Won> lineOf(int length, Move.Place stone) {
    for (int[] direction : DIRECTIONS) {
      List<Point> line = line(stone, direction[0], direction[1]);
      if (line.size() >= length) {
        return Optional.of(new Outcome.Won(stone.stone(), line));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the line of one colour through a stone.
   *
   * @param stone a stone on the board
   * @param columns the column step from one point of the line to the next, such as 1
   * @param rows the row step; not 0 if {@code columns} is 0
   * @return the points of the line in order, including the stone
   */
  protected final List<Point> line(Move.Place stone, int columns, int rows) {
    int column = stone.point().column();
    int row = stone.point().row();
    while (at(column - columns, row - rows).holds(stone.stone())) {
      column -= columns;
      row -= rows;
    }
    List<Point> line = new ArrayList<>();
    for (; at(column, row).holds(stone.stone()); column += columns, row += rows) {
      line.add(new Point(column, row));
    }
    return line;
  }

  @Override
  public final Start start() {
    return start;
  }

  @Override
  public final List<Move> moves() {
    return moves;
  }

  @Override
  public Stone toMove() {
    return moves.isEmpty() ? start.first() : moves.get(moves.size() - 1).stone().opponent();
  }

  @Override
  public final Cell at(int column, int row) {
    int size = start.size();
    boolean inside = column >= 0 && column < size && row >= 0 && row < size;
    return inside ? cells[row * size + column] : Cell.OUTSIDE;
  }

  @Override
  public final Verdict judge(Stone stone, Point point) {
    Cell cell = at(point);
    if (cell == Cell.OUTSIDE) {
      return new Verdict.Refused(Verdict.Refused.OUTSIDE, List.of(), false);
    }
    if (cell.occupied()) {
      return new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(point), false);
    }
    if (outcome() instanceof Outcome.Undecided) {
      return judgeVacant(stone, point);
    }
    List<Point> line = outcome() instanceof Outcome.Won won ? won.line() : List.of();
    return new Verdict.Refused(Verdict.Refused.OVER, line, false);
  }

  @Override
  public final Board play(Point point) {
    if (judge(toMove(), point) instanceof Verdict.Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    return after(new Move.Place(toMove(), point));
  }

  @Override
  public final Board pass() {
    if (!(outcome() instanceof Outcome.Undecided)) {
      throw new IllegalStateException("the game is over");
    }
    return after(new Move.Pass(toMove()));
  }

  @Override
  public final Outcome outcome() {
    Outcome found = outcome;
    if (found == null) {
      found = found();
      outcome = found;
    }
    return found;
  }

  private Outcome found() {
    List<Move.Place> placed = List.of();
    if (moves.isEmpty()) {
      placed = start.stones();
    } else if (moves.get(moves.size() - 1) instanceof Move.Place last) {
      placed = List.of(last);
    }
    for (Move.Place stone : placed) {
      Optional<Outcome.Won> win = winBy(stone);
      if (win.isPresent()) {
        return win.get();
      }
    }
    boolean goesOn = !bothPassed() && (!choices().isEmpty() || canMove());
    return goesOn ? Outcome.UNDECIDED : Outcome.DRAWN;
  }

  private boolean bothPassed() {
    int count = moves.size();
    return count >= 2
        && moves.get(count - 1) instanceof Move.Pass
        && moves.get(count - 2) instanceof Move.Pass;
  }

  private boolean canMove() {
    for (int index = 0; index < cells.length; index++) {
      Point point = new Point(index % start.size(), index / start.size());
      if (cells[index] == Cell.VACANT && judgeVacant(toMove(), point) instanceof Verdict.Allowed) {
        return true;
      }
    }
    return false;
  }
}

package @PACKAGE@;

import java.util.List;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * Evaluates the rows of stones on the board: those of the side to move minus the opponent's.
 *
 * <p>A search calls it about ten thousand times per move, so it must be fast.
 */
final class @CLASS@Evaluator implements Evaluator {

  /** The four directions of a row: horizontal, vertical and both diagonals. */
  private static final List<Step> DIRECTIONS =
      List.of(new Step(1, 0), new Step(0, 1), new Step(1, 1), new Step(1, -1));

  /** The score of a row of 0 to 4 stones, per open end. */
  private static final int[] WORTH = {0, 1, 10, 100, 1_000};

  @Override
  public int value(MutableBoard board) {
    Cell own = Cell.of(board.toMove());
    int value = 0;
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        Cell cell = at(board, column, row);
        if (cell != Cell.VACANT) {
          int worth = rowsFrom(board, column, row, cell);
          value += cell == own ? worth : -worth;
        }
      }
    }
    return value;
  }

  /** Returns the score of the rows that start at a point. */
  private static int rowsFrom(MutableBoard board, int column, int row, Cell stone) {
    int worth = 0;
    for (Step step : DIRECTIONS) {
      Cell before = at(board, column - step.columns(), row - step.rows());
      if (before != stone) {
        worth += row(board, column, row, step, before);
      }
    }
    return worth;
  }

  private static int row(MutableBoard board, int column, int row, Step step, Cell before) {
    Cell stone = at(board, column, row);
    int stones = 0;
    Cell after = stone;
    while (after == stone) {
      stones++;
      after = at(board, column + stones * step.columns(), row + stones * step.rows());
    }
    int openEnds = (before == Cell.VACANT ? 1 : 0) + (after == Cell.VACANT ? 1 : 0);
    // A search stops at a win, so a longer row here is not a win and has no score.
    return stones < WORTH.length ? openEnds * WORTH[stones] : 0;
  }

  private static Cell at(MutableBoard board, int column, int row) {
    int size = board.size();
    boolean outside = column < 0 || row < 0 || column >= size || row >= size;
    return outside ? Cell.OUTSIDE : board.at(row * size + column);
  }

  /** A step from one point of a line to the next. */
  private record Step(int columns, int rows) {}
}

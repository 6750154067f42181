package com.example.windows;

import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * Evaluates windows: five points in a row. A window with stones of only one side can still become
 * five in a row, and its value increases with the number of stones. A window with stones of both
 * sides has no value.
 */
final class WindowsEvaluator implements Evaluator {

  private static final int FIVE = 5;

  /**
   * The value of a window by the number of stones. Five stones have no value: the game is over, or
   * the rules do not count them as a win.
   */
  private static final int[] WORTH = {0, 1, 8, 64, 512, 0};

  @Override
  public int value(MutableBoard board) {
    int[] value = {0};
    eachWindow(board, (first, step, own, opponent) -> value[0] += own - opponent);
    return value[0];
  }

  /** Sets the weight of each point to the total value of its windows for both sides. */
  @Override
  public void weigh(MutableBoard board, int[] weights) {
    eachWindow(
        board,
        (first, step, own, opponent) -> {
          for (int i = 0; i < FIVE; i++) {
            weights[first + i * step] += own + opponent;
          }
        });
  }

  /**
   * Receives a window: the first point, the step to the next point, and the values for both sides.
   */
  private interface Windows {
    void take(int first, int step, int own, int opponent);
  }

  private static void eachWindow(MutableBoard board, Windows windows) {
    int size = board.size();
    int room = size - FIVE;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int point = row * size + column;
        if (column <= room) {
          window(board, point, 1, windows);
        }
        if (row <= room) {
          window(board, point, size, windows);
        }
        if (row <= room && column <= room) {
          window(board, point, size + 1, windows);
        }
        if (row <= room && column >= FIVE - 1) {
          window(board, point, size - 1, windows);
        }
      }
    }
  }

  private static void window(MutableBoard board, int first, int step, Windows windows) {
    Cell side = Cell.of(board.toMove());
    int own = 0;
    int opponent = 0;
    for (int i = 0; i < FIVE; i++) {
      Cell cell = board.at(first + i * step);
      if (cell == side) {
        own++;
      } else if (cell != Cell.VACANT) {
        opponent++;
      }
    }
    if (own == 0 || opponent == 0) {
      windows.take(first, step, WORTH[own], WORTH[opponent]);
    }
  }
}

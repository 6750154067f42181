package org.gobang.api.evaluator;

import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;

/**
 * Weights points by the stones near them: a move order for any rules. A five develops from adjacent
 * stones, so most good moves are within two points of a stone.
 */
public final class NearStones {

  private static final int REACH = 2;
  private static final int ADJACENT = 2;
  private static final int NEAR = 1;

  private NearStones() {}

  /**
   * Adds 2 to the weight of each point for each adjacent stone, and 1 for each other stone within
   * two columns and two rows.
   *
   * @param board the position
   * @param weights the weights to increase, by index of the point
   */
  public static void weigh(MutableBoard board, int[] weights) {
    int size = board.size();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (board.at(row * size + column) != Cell.VACANT) {
          addAround(column, row, size, weights);
        }
      }
    }
  }

  private static void addAround(int column, int row, int size, int[] weights) {
    for (int y = Math.max(row - REACH, 0); y <= Math.min(row + REACH, size - 1); y++) {
      for (int x = Math.max(column - REACH, 0); x <= Math.min(column + REACH, size - 1); x++) {
        int distance = Math.max(Math.abs(x - column), Math.abs(y - row));
        weights[y * size + x] += distance <= 1 ? ADJACENT : NEAR;
      }
    }
  }
}

package org.gobang.benchmarks;

import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.player.Weights;

/**
 * The published implementation of a strategy: for each vacant point and each of eight directions a
 * string is built and looked up in a map, and the weights are collected in an {@code int[][]}.
 *
 * <p>The published programs always have the stones in an {@code int[][]}, so this one receives them
 * in this form, while the compared strategies must read a {@link Board} first.
 */
final class PublishedStrategy {

  private final PublishedCode code;
  private final Map<String, Integer> map;
  private final boolean byColumns;

  PublishedStrategy(String strategy) {
    code = PublishedCode.of(strategy);
    map = code.weights();
    byColumns = code == PublishedCode.RUNS;
  }

  /**
   * Returns the stones as the published programs keep them: rows from the top, 1 own, 2 the
   * opponent's.
   */
  static int[][] stones(Board board) {
    int size = board.size();
    Stone own = board.toMove();
    int[][] stones = new int[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Cell cell = board.at(column, size - 1 - row);
        stones[row][column] = cell == Cell.VACANT ? 0 : cell.holds(own) ? 1 : 2;
      }
    }
    return stones;
  }

  /** Returns the best point and the heat map. */
  StrategyAnswer answer(int[][] stones) {
    int[][] weights = weigh(stones);
    return new StrategyAnswer(best(stones, weights), heatMap(weights));
  }

  private int[][] weigh(int[][] stones) {
    int[][] weights = new int[stones.length][stones.length];
    for (int row = 0; row < stones.length; row++) {
      for (int column = 0; column < stones.length; column++) {
        if (stones[row][column] == 0) {
          for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
              if (down != 0 || right != 0) {
                Integer value = map.get(code.read(stones, row, column, down, right));
                if (value != null) {
                  weights[row][column] += value;
                }
              }
            }
          }
        }
      }
    }
    return weights;
  }

  private Point best(int[][] stones, int[][] weights) {
    int size = stones.length;
    int most = -1;
    int bestRow = 0;
    int bestColumn = 0;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        int row = byColumns ? j : i;
        int column = byColumns ? i : j;
        if (stones[row][column] == 0 && weights[row][column] > most) {
          most = weights[row][column];
          bestRow = row;
          bestColumn = column;
        }
      }
    }
    return new Point(bestColumn, size - 1 - bestRow);
  }

  private static Weights heatMap(int[][] weights) {
    int size = weights.length;
    int[] grid = new int[size * size];
    for (int row = 0; row < size; row++) {
      System.arraycopy(weights[row], 0, grid, (size - 1 - row) * size, size);
    }
    return Weights.of(size, grid);
  }
}

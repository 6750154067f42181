package org.gobang.api.player;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.Point;

/**
 * The heat map of a strategy: a weight for each point. Points without a weight have weight 0.
 *
 * <p>Stored as a grid rather than a map for strategies that weight all points a million times per
 * second.
 */
public final class Weights implements Insight {

  private final int size;
  private final int[] grid;

  private Weights(int size, int[] grid) {
    this.size = size;
    this.grid = grid;
  }

  /**
   * Returns weights from a grid.
   *
   * @param size the board size, from 1 to 25
   * @param grid the weight of each point, row by row from the bottom left: {@code row * size +
   *     column}; copied
   * @return the heat map
   * @throws IllegalArgumentException if the size is out of range or the grid does not fit it
   */
  public static Weights of(int size, int[] grid) {
    checkSize(size);
    if (grid.length != size * size) {
      throw new IllegalArgumentException(
          "a grid of " + grid.length + " weights does not fit " + size + " lines a side");
    }
    return new Weights(size, grid.clone());
  }

  /**
   * Returns weights from a map.
   *
   * @param size the board size, from 1 to 25
   * @param weights the weights by point, each point on the board; copied
   * @return the heat map
   * @throws IllegalArgumentException if the size is out of range or a point is outside the board
   */
  public static Weights of(int size, Map<Point, Integer> weights) {
    checkSize(size);
    int[] grid = new int[size * size];
    weights.forEach(
        (point, weight) -> {
          if (point.column() >= size || point.row() >= size) {
            throw new IllegalArgumentException(point + " is outside " + size + " lines a side");
          }
          grid[point.row() * size + point.column()] = weight;
        });
    return new Weights(size, grid);
  }

  private static void checkSize(int size) {
    if (size < 1 || size > Point.MOST_LINES) {
      throw new IllegalArgumentException("a board has 1 to 25 lines a side, not " + size);
    }
  }

  /**
   * Returns the board size.
   *
   * @return the number of lines per side
   */
  public int size() {
    return size;
  }

  /**
   * Returns the weight of a point.
   *
   * @param point a point
   * @return the weight; 0 if the point has none or is outside the board
   */
  public int at(Point point) {
    boolean inside = point.column() < size && point.row() < size;
    return inside ? grid[point.row() * size + point.column()] : 0;
  }

  /**
   * Returns the weights that are not 0.
   *
   * @return a new map, row by row from the bottom left
   */
  public Map<Point, Integer> nonZero() {
    Map<Point, Integer> weights = new LinkedHashMap<>();
    for (int i = 0; i < grid.length; i++) {
      if (grid[i] != 0) {
        weights.put(new Point(i % size, i / size), grid[i]);
      }
    }
    return weights;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Weights that && size == that.size && Arrays.equals(grid, that.grid);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(grid);
  }

  @Override
  public String toString() {
    return "Weights" + nonZero();
  }
}

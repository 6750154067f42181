package org.gobang.api.explorer;

import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.Point;

/**
 * A move played in a position.
 *
 * @param points the points of the move, one or more; points that are equivalent by a symmetry of
 *     the position count as one move
 * @param results the results of the games with this move
 */
@Experimental
public record ExploredMove(List<Point> points, ResultCounts results) {

  /**
   * Creates a move with a copy of the points.
   *
   * @throws IllegalArgumentException if there are no points
   */
  public ExploredMove {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("a move has a point");
    }
  }

  /**
   * Returns the representative point.
   *
   * @return the first of the points
   */
  public Point point() {
    return points.get(0);
  }
}

package org.gobang.api.explorer;

import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.Point;

/**
 * A move that was played in a position.
 *
 * @param points where it can be played: the points that the symmetries of the position carry over
 *     into each other, as one move; one or more
 * @param results how the games with this move ended
 */
@Experimental
public record ExploredMove(List<Point> points, ResultCounts results) {

  /**
   * Copies the points.
   *
   * @throws IllegalArgumentException if there is none
   */
  public ExploredMove {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("a move has a point");
    }
  }

  /**
   * Returns the point that stands for the others.
   *
   * @return the first of the points
   */
  public Point point() {
    return points.get(0);
  }
}

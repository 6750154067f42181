package org.gobang.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The history of the estimates, with a point after each pair, or at larger equal intervals in a
 * long tournament. When there are too many, every second point is dropped, so that the length of
 * the tournament need not be known.
 */
final class EstimateHistory {

  /** The maximum number of points. */
  static final int MOST = 400;

  private final List<EstimatePoint> points = new ArrayList<>();
  private int step = 1;
  private int pairs;

  /** Counts a pair and adds a point if it is due. */
  void add(Supplier<EstimatePoint> now) {
    pairs++;
    if (pairs % step == 0) {
      points.add(now.get());
      if (points.size() == MOST) {
        thin();
      }
    }
  }

  private void thin() {
    step *= 2;
    for (int i = 0; i < MOST / 2; i++) {
      points.set(i, points.get(2 * i + 1));
    }
    points.subList(MOST / 2, MOST).clear();
  }

  /** Returns the points so far. The last one includes all pairs. */
  List<EstimatePoint> points(Supplier<EstimatePoint> now) {
    List<EstimatePoint> all = new ArrayList<>(points);
    if (pairs % step != 0) {
      all.add(now.get());
    }
    return List.copyOf(all);
  }
}

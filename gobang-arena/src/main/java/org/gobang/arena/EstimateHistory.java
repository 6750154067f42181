package org.gobang.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * How the estimates moved: after each pair, or of a long run at equal distances, as an estimate
 * takes some time and a curve has some hundred points. When there are too many, every second is
 * dropped, so that the length of the run need not be known.
 */
final class EstimateHistory {

  /** The most points of a course. */
  static final int MOST = 400;

  private final List<EstimatePoint> points = new ArrayList<>();
  private int step = 1;
  private int pairs;

  /** A pair has ended. */
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

  /** Returns the points so far, the last of which has all pairs. */
  List<EstimatePoint> points(Supplier<EstimatePoint> now) {
    List<EstimatePoint> all = new ArrayList<>(points);
    if (pairs % step != 0) {
      all.add(now.get());
    }
    return List.copyOf(all);
  }
}

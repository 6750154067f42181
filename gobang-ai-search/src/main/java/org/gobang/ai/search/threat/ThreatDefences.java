package org.gobang.ai.search.threat;

import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** The moves that may answer a threat. All others lose immediately. */
public final class ThreatDefences {

  private ThreatDefences() {}

  /**
   * Returns whether a move stops an open four of the opponent or makes an own four. Each point that
   * stops the open four is also a point of a four, possibly one forbidden in renju.
   */
  public static boolean stopsThree(SearchPosition position, int point) {
    int side = position.sideToMove();
    int opponentShape = position.shape(side ^ 1, point);
    return Shape.isFour(opponentShape)
        || opponentShape == Shape.FORBIDDEN
        || Shape.isFour(position.shape(side, point));
  }

  /** Returns whether a move might cap a five or occupy its last point. */
  public static boolean mayCap(SearchPosition position, int five, int point) {
    return position.isOnLine(five, point, 5);
  }

  /**
   * Adds the points, other than fours, that may stop a four-three of the opponent. These are its
   * points and the points where the forced answer to its four makes a four.
   *
   * @param answers a set of points
   * @return false if there is no such threat, or if the answer to its four is an own four, so that
   *     any move is possible
   */
  public static boolean addAnswersToFourThree(SearchPosition position, long[] answers) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    if (position.count(opponent, Shape.FOUR_THREE) == 0 || position.rules().forbids(opponent)) {
      return false;
    }
    int threat = position.firstPoint(opponent, Shape.FOUR_THREE);
    add(answers, threat);
    for (int d = 0; d < 4; d++) {
      int pattern = position.pattern(opponent, threat, d);
      boolean four = pattern >= LinePattern.FOUR;
      if (!four && pattern < LinePattern.THREE) {
        continue;
      }
      for (int point : position.vacantAlong(threat, d, 4)) {
        if (!four) {
          add(answers, point);
        } else if (position.pattern(opponent, point, d) >= LinePattern.FOUR) {
          if (Shape.isFour(position.shape(side, point))) {
            return false;
          }
          add(answers, point);
          addCounters(position, answers, point);
        }
      }
    }
    return true;
  }

  /** Adds the points that make a stone on a given point a four. */
  private static void addCounters(SearchPosition position, long[] answers, int block) {
    for (int d = 0; d < 4; d++) {
      for (int point : position.vacantAlong(block, d, 4)) {
        if (position.pattern(position.sideToMove(), point, d) >= LinePattern.BLOCKED_THREE) {
          add(answers, point);
        }
      }
    }
  }

  private static void add(long[] set, int point) {
    set[point >> 6] |= 1L << point;
  }
}

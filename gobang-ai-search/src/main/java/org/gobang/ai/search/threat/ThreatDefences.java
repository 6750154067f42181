package org.gobang.ai.search.threat;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** Which moves can answer a threat: all others lose at once. */
public final class ThreatDefences {

  private ThreatDefences() {}

  /**
   * Whether a move stops an open four of the opponent's, or makes an own four. Each point that
   * stops it would be part of a four itself, though perhaps of one that renju forbids.
   */
  public static boolean stopsThree(SearchPosition position, int point) {
    int side = position.sideToMove();
    int opponentShape = position.shape(side ^ 1, point);
    return Shape.isFour(opponentShape)
        || opponentShape == Shape.FORBIDDEN
        || Shape.isFour(position.shape(side, point));
  }

  /** Whether a move might cap a five, or stand where it would be completed. */
  public static boolean mayCap(SearchPosition position, int five, int point) {
    int dx = Math.abs(five % position.size() - point % position.size());
    int dy = Math.abs(five / position.size() - point / position.size());
    return Math.max(dx, dy) <= 5 && (dx == 0 || dy == 0 || dx == dy);
  }
}

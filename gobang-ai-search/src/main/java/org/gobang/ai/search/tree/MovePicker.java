package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ThreatDefences;

/**
 * The moves worth trying in a position, given out best first. One for every ply of a search, used
 * again and again.
 *
 * <p>Which moves there are depends on what the opponent threatens: the answer to a four; the
 * answers to a three, and own fours; otherwise all points near stones.
 */
final class MovePicker {

  private static final int POINT_BITS = 10;
  private static final int POINT = (1 << POINT_BITS) - 1;

  /** Added to a move's rank, so that the packed number stays positive. */
  private static final int BASE = 1 << 18;

  private final int[] packed;
  private int count;
  private int next;

  MovePicker(int points) {
    packed = new int[points];
  }

  int count() {
    return count;
  }

  /**
   * All moves that a search must try, ranked.
   *
   * @param tableMove the move to be tried first
   */
  void generate(SearchPosition position, MoveHistory history, int tableMove) {
    clear();
    int counter = history.counter(position);
    int them = position.side() ^ 1;
    boolean capped = position.rules().capped();
    int five = position.five(them);
    if (five != SearchPosition.NOWHERE && !capped) {
      addAllowed(position, five, BASE);
      return;
    }
    boolean three = position.count(them, Shape.OPEN_FOUR) > 0 && !capped;
    for (int word = 0; word < position.words(); word++) {
      for (long points = position.near(word); points != 0; points &= points - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(points);
        boolean answers =
            five != SearchPosition.NOWHERE
                ? ThreatDefences.mayCap(position, five, point)
                : !three || ThreatDefences.stopsThree(position, point);
        if (answers) {
          int rank = point == tableMove ? BASE - 1 : rank(position, history, counter, point);
          addAllowed(position, point, BASE + rank);
        }
      }
    }
  }

  private static int rank(SearchPosition position, MoveHistory history, int counter, int point) {
    int rank = 16 * position.urge(position.side(), point) + 3 * history.of(position, point) / 8;
    if (point == counter) {
      rank += 200;
    }
    return Math.min(rank, BASE - 2);
  }

  /**
   * The moves that make fours, ranked.
   *
   * @param mere whether those that make a four and nothing besides are among them
   */
  void generateFours(SearchPosition position, boolean mere, int tableMove) {
    clear();
    int me = position.side();
    for (int word = 0; word < position.words(); word++) {
      for (long points = position.fours(me, word); points != 0; points &= points - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(points);
        if (mere || position.shape(me, point) != Shape.FOUR) {
          int rank = point == tableMove ? BASE - 1 : position.urge(me, point);
          addAllowed(position, point, BASE + rank);
        }
      }
    }
  }

  private void clear() {
    count = 0;
    next = 0;
  }

  private void addAllowed(SearchPosition position, int point, int rank) {
    if (!position.isForbidden(point)) {
      packed[count++] = rank << POINT_BITS | point;
    }
  }

  /** The best move not given out yet, {@link SearchPosition#NOWHERE} if there is none. */
  int next() {
    if (next == count) {
      return SearchPosition.NOWHERE;
    }
    int best = next;
    for (int i = next + 1; i < count; i++) {
      if (packed[i] > packed[best]) {
        best = i;
      }
    }
    int move = packed[best];
    packed[best] = packed[next];
    packed[next++] = move;
    return move & POINT;
  }

  /** The move that was given out as the n-th, from 0. */
  int given(int n) {
    return packed[n] & POINT;
  }
}

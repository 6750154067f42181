package org.gobang.ai.search.tree;

import java.util.Arrays;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ThreatDefences;

/**
 * The move generator of a node, which picks moves best first: the table move, then by the fitted
 * move ordering and the history. Reused for every node at the same ply.
 *
 * <p>The moves depend on the opponent's threats: the answer to a four, the answers to an open three
 * and own fours, or otherwise all points near stones.
 */
final class MovePicker {

  private static final int POINT_BITS = 10;
  private static final int POINT = (1 << POINT_BITS) - 1;

  /** The offset of every score that keeps the packed number positive. */
  private static final int BASE = 1 << 18;

  private static final int COUNTER_MOVE_BONUS = 200;

  /** Moves in the lowest bits, scores above, so that comparing numbers compares scores. */
  private final int[] scoredMoves;

  private final long[] answerSet;
  private int count;
  private int pickedCount;

  MovePicker(int points) {
    scoredMoves = new int[points];
    answerSet = new long[(points + 63) / 64];
  }

  int count() {
    return count;
  }

  /**
   * Generates all moves that a search has to try.
   *
   * @param tableMove the move to pick first, or {@link SearchPosition#NOWHERE}
   */
  void generate(SearchPosition position, MoveHistory history, int tableMove) {
    clear();
    int counterMove = history.counterMove(position);
    int opponent = position.sideToMove() ^ 1;
    boolean capped = position.rules().capped();
    int five = position.fivePoint(opponent);
    if (five != SearchPosition.NOWHERE && !capped) {
      addAllowed(position, five, BASE);
      return;
    }
    boolean three = position.count(opponent, Shape.OPEN_FOUR) > 0 && !capped;
    boolean fourThree = false;
    if (!three && !capped && five == SearchPosition.NOWHERE) {
      Arrays.fill(answerSet, 0);
      fourThree = ThreatDefences.addAnswersToFourThree(position, answerSet);
    }
    int side = position.sideToMove();
    for (int word = 0; word < position.words(); word++) {
      long limited = position.candidates(word);
      if (fourThree) {
        limited &= answerSet[word] | position.fourPoints(side, word);
      }
      for (long points = limited; points != 0; points &= points - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(points);
        boolean answers =
            five != SearchPosition.NOWHERE
                ? ThreatDefences.mayCap(position, five, point)
                : !three || ThreatDefences.stopsThree(position, point);
        if (answers) {
          int score = point == tableMove ? BASE - 1 : score(position, history, counterMove, point);
          addAllowed(position, point, BASE + score);
        }
      }
    }
  }

  private static int score(
      SearchPosition position, MoveHistory history, int counterMove, int point) {
    int score =
        16 * position.orderingScore(position.sideToMove(), point)
            + 3 * history.score(position, point) / 8;
    if (point == counterMove) {
      score += COUNTER_MOVE_BONUS;
    }
    return Math.min(score, BASE - 2);
  }

  /**
   * Generates the moves that make fours.
   *
   * @param plain whether to include fours that make no other threat
   */
  void generateFours(SearchPosition position, boolean plain, int tableMove) {
    clear();
    int side = position.sideToMove();
    int lastOwn = position.moveBefore(2);
    for (int word = 0; word < position.words(); word++) {
      for (long points = position.fourPoints(side, word); points != 0; points &= points - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(points);
        if ((plain || position.shape(side, point) != Shape.FOUR)
            && (lastOwn == SearchPosition.NOWHERE || isNear(position, lastOwn, point))) {
          int score = point == tableMove ? BASE - 1 : position.orderingScore(side, point);
          addAllowed(position, point, BASE + score);
        }
      }
    }
  }

  /**
   * Returns whether two points are within two points in all directions, or within four on a line.
   */
  private static boolean isNear(SearchPosition position, int a, int b) {
    return position.distance(a, b) <= 2 || position.isOnLine(a, b, 4);
  }

  private void clear() {
    count = 0;
    pickedCount = 0;
  }

  private void addAllowed(SearchPosition position, int point, int score) {
    if (!position.isForbidden(point)) {
      scoredMoves[count++] = score << POINT_BITS | point;
    }
  }

  /** Returns the best remaining move, or {@link SearchPosition#NOWHERE}. */
  int next() {
    if (pickedCount == count) {
      return SearchPosition.NOWHERE;
    }
    int best = pickedCount;
    for (int i = pickedCount + 1; i < count; i++) {
      if (scoredMoves[i] > scoredMoves[best]) {
        best = i;
      }
    }
    int picked = scoredMoves[best];
    scoredMoves[best] = scoredMoves[pickedCount];
    scoredMoves[pickedCount++] = picked;
    return picked & POINT;
  }

  /** Returns the n-th picked move, from 0. */
  int picked(int n) {
    return scoredMoves[n] & POINT;
  }
}

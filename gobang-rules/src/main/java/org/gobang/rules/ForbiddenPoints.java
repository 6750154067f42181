package org.gobang.rules;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Keyword;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;

/**
 * Finds Black's forbidden points in a position of renju: overlines, double fours and double threes,
 * unless the same stone makes a five.
 *
 * <p>After the International Renju Rules of the RIF, 9.2 and 9.3. A three counts only if the point
 * that completes a straight four is also allowed after the stone. The check is therefore recursive,
 * and terminates because each call adds a stone.
 */
record ForbiddenPoints(StoneLines stones) {

  private enum Kind implements Keyword {
    FINE,
    FIVE,
    OVERLINE,
    DOUBLE_FOUR,
    DOUBLE_THREE;
  }

  /** Returns whether Black may place a stone on a vacant point. */
  boolean allows(int index) {
    Kind kind = kind(index);
    return kind == Kind.FINE || kind == Kind.FIVE;
  }

  /** Returns the verdict on a black stone on a vacant point. */
  Verdict judge(int index) {
    Kind kind = kind(index);
    return kind == Kind.FINE || kind == Kind.FIVE
        ? Verdict.ALLOWED
        : new Verdict.Refused(kind.word(), stonesThatShow(kind, index), true);
  }

  /** Returns the kind, in order of precedence: five, overline, double four, double three. */
  private Kind kind(int index) {
    boolean overline = false;
    int fours = 0;
    int mayBeThrees = 0;
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      if (!LineBits.hasThreeOfFour(stones.blackAround(index, direction))) {
        continue;
      }
      int line = LineBits.read(stones, index, direction);
      int run = Integer.bitCount(LineBits.run(line));
      if (run == 5) {
        return Kind.FIVE;
      }
      overline |= run > 5;
      fours += LineBits.fours(line);
      mayBeThrees += LineBits.straightFourPoints(line) == 0 ? 0 : 1;
    }
    if (overline) {
      return Kind.OVERLINE;
    }
    if (fours >= 2) {
      return Kind.DOUBLE_FOUR;
    }
    return mayBeThrees >= 2 && threes(index) >= 2 ? Kind.DOUBLE_THREE : Kind.FINE;
  }

  /** Returns the number of directions in which the stone makes a three. */
  private int threes(int index) {
    int threes = 0;
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      threes += threeStones(index, direction) == 0 ? 0 : 1;
    }
    return threes;
  }

  /**
   * Returns the stones of the three that a stone makes in one direction, as bits of the line, or 0:
   * one more stone would make a straight four, and Black may play it.
   */
  private int threeStones(int index, int direction) {
    int line = LineBits.read(stones, index, direction);
    int points = LineBits.straightFourPoints(line);
    if (points == 0) {
      return 0;
    }
    ForbiddenPoints after = new ForbiddenPoints(stones.with(Stone.BLACK, index));
    while (points != 0) {
      int point = Integer.lowestOneBit(points);
      points ^= point;
      if (after.kind(neighbour(index, direction, point)) == Kind.FINE) {
        return LineBits.threeCompletedBy(line, point);
      }
    }
    return 0;
  }

  /** Returns the index of a bit of the line through a point. */
  private int neighbour(int index, int direction, int bit) {
    return index + LineBits.offset(bit) * stones.lines().step(direction);
  }

  private List<Point> stonesThatShow(Kind kind, int index) {
    List<Point> points = new ArrayList<>();
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      int shown = stonesThatShow(kind, index, direction);
      for (int bits = shown; bits != 0; bits &= bits - 1) {
        int stone = neighbour(index, direction, Integer.lowestOneBit(bits));
        if (stone != index) {
          points.add(stones.lines().point(stone));
        }
      }
    }
    return points;
  }

  private int stonesThatShow(Kind kind, int index, int direction) {
    int line = LineBits.read(stones, index, direction);
    return switch (kind) {
      case OVERLINE -> Integer.bitCount(LineBits.run(line)) > 5 ? LineBits.run(line) : 0;
      case DOUBLE_FOUR -> LineBits.fourStones(line);
      case DOUBLE_THREE -> threeStones(index, direction);
      case FINE, FIVE -> 0;
    };
  }
}

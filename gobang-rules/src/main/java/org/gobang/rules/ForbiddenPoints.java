package org.gobang.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;

/**
 * Finds what renju forbids Black in one position: the overline, the double-four and the
 * double-three, unless the same stone makes a five.
 *
 * <p>After the International Renju Rules of the RIF, 9.2 and 9.3. A three counts only if the point
 * that would make it a straight four is itself allowed after the stone in question, so the check is
 * recursive; each call has one more stone, so it ends.
 *
 * <p>For one thread and one query: hypothetical stones are placed on its own copy of the cells.
 */
final class ForbiddenPoints {

  private enum Kind {
    FINE,
    FIVE,
    OVERLINE,
    DOUBLE_FOUR,
    DOUBLE_THREE;

    /** The word that verdicts use. */
    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Grid grid;
  private final byte[] cells;

  ForbiddenPoints(Grid grid) {
    this.grid = grid;
    this.cells = grid.cells();
  }

  /** Judges a black stone on a vacant point. */
  Verdict judge(Point point) {
    int index = grid.index(point);
    Kind kind = kind(index);
    if (kind == Kind.FINE || kind == Kind.FIVE) {
      return Verdict.ALLOWED;
    }
    return new Verdict.Refused(kind.word(), stonesThatShow(kind, index), true);
  }

  /** Judges in the order of precedence: five, overline, double-four, double-three. */
  private Kind kind(int index) {
    boolean overline = false;
    int fours = 0;
    int mayBeThrees = 0;
    for (int step : grid.directions()) {
      int line = LineBits.read(cells, index, step);
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

  /** In how many directions the stone makes a three. */
  private int threes(int index) {
    int threes = 0;
    for (int step : grid.directions()) {
      threes += threeStones(index, step) == 0 ? 0 : 1;
    }
    return threes;
  }

  /**
   * The stones of the three that a stone makes in one direction, as bits of its line, or 0: some
   * point would make it a straight four, and Black may play there after the stone.
   */
  private int threeStones(int index, int step) {
    int line = LineBits.read(cells, index, step);
    int points = LineBits.straightFourPoints(line);
    cells[index] = Grid.BLACK;
    int stones = 0;
    while (points != 0 && stones == 0) {
      int point = Integer.lowestOneBit(points);
      points ^= point;
      if (kind(index + LineBits.offset(point) * step) == Kind.FINE) {
        stones = LineBits.threeCompletedBy(line, point);
      }
    }
    cells[index] = Grid.VACANT;
    return stones;
  }

  private List<Point> stonesThatShow(Kind kind, int index) {
    List<Point> points = new ArrayList<>();
    for (int step : grid.directions()) {
      int stones = stonesThatShow(kind, index, step);
      for (int bits = stones; bits != 0; bits &= bits - 1) {
        int offset = LineBits.offset(Integer.lowestOneBit(bits));
        if (offset != 0) {
          points.add(grid.point(index + offset * step));
        }
      }
    }
    return points;
  }

  private int stonesThatShow(Kind kind, int index, int step) {
    int line = LineBits.read(cells, index, step);
    return switch (kind) {
      case OVERLINE -> Integer.bitCount(LineBits.run(line)) > 5 ? LineBits.run(line) : 0;
      case DOUBLE_FOUR -> LineBits.fourStones(line);
      case DOUBLE_THREE -> threeStones(index, step);
      case FINE, FIVE -> 0;
    };
  }
}

package org.gobang.ai.search.position;

import static org.gobang.ai.search.position.LinePattern.BLOCKED_ONE;
import static org.gobang.ai.search.position.LinePattern.BLOCKED_THREE;
import static org.gobang.ai.search.position.LinePattern.BLOCKED_TWO;
import static org.gobang.ai.search.position.LinePattern.DEAD;
import static org.gobang.ai.search.position.LinePattern.FIVE;
import static org.gobang.ai.search.position.LinePattern.FOUR;
import static org.gobang.ai.search.position.LinePattern.ONE;
import static org.gobang.ai.search.position.LinePattern.OPEN_FOUR;
import static org.gobang.ai.search.position.LinePattern.OVERLINE;
import static org.gobang.ai.search.position.LinePattern.THREE;
import static org.gobang.ai.search.position.LinePattern.THREE_FREE;
import static org.gobang.ai.search.position.LinePattern.TWO;
import static org.gobang.ai.search.position.LinePattern.TWO_FREE;
import static org.gobang.ai.search.position.LinePattern.TWO_LOOSE;

import java.util.Arrays;

/**
 * The line patterns of all windows: a window contains the cells of a line around a point, excluding
 * the point, two bits per cell ({@link SearchPosition#BLACK} + 1, {@link SearchPosition#WHITE} + 1,
 * 0 vacant, 3 beyond the edge), the lowest bits farthest to the left.
 *
 * <p>The pattern of a window follows from the patterns of the windows with one more own stone. All
 * patterns are computed once, recursively with memoization.
 */
final class LinePatterns {

  private static final int OWN = 1;
  private static final int OPPONENT = 2;
  private static final int WALL = 3;
  private static final byte UNKNOWN = -1;

  /** The maximum distance between two stones of a five. */
  private static final int FIVE_REACH = 4;

  private final Rules rules;
  private final int side;
  private final int reach;
  private final byte[] memo;

  private LinePatterns(Rules rules, int side) {
    this.rules = rules;
    this.side = side;
    this.reach = rules.reach();
    this.memo = new byte[1 << (4 * reach)];
    Arrays.fill(memo, UNKNOWN);
  }

  /**
   * Returns the patterns of both sides by window.
   *
   * @return Black's pattern in the lower four bits, White's in the upper four
   */
  static byte[] table(Rules rules) {
    LinePatterns black = new LinePatterns(rules, SearchPosition.BLACK);
    // Only renju has different wins for White and Black.
    LinePatterns white =
        rules == Rules.RENJU ? new LinePatterns(rules, SearchPosition.WHITE) : black;
    int[] halves = halves(rules.reach());
    byte[] table = new byte[black.memo.length];
    for (int right : halves) {
      for (int left : halves) {
        int window = mirrored(left, rules.reach()) | right << (2 * rules.reach());
        int whites = white.pattern(exchanged(window));
        table[window] = (byte) (black.pattern(window) | whites << 4);
      }
    }
    return table;
  }

  /**
   * Returns the possible cells on one side of a point, the nearest in the lowest bits; cells beyond
   * the edge are followed only by such cells.
   */
  private static int[] halves(int reach) {
    int cells = 1 << (2 * reach);
    int[] halves = new int[cells];
    int count = 0;
    for (int half = 0; half < cells; half++) {
      boolean walled = false;
      boolean possible = true;
      for (int i = 0; i < reach; i++) {
        boolean wall = (half >> (2 * i) & 3) == WALL;
        possible &= wall || !walled;
        walled = wall;
      }
      if (possible) {
        halves[count++] = half;
      }
    }
    return Arrays.copyOf(halves, count);
  }

  private static int mirrored(int half, int reach) {
    int mirrored = 0;
    for (int i = 0; i < reach; i++) {
      mirrored = mirrored << 2 | (half >> (2 * i) & 3);
    }
    return mirrored;
  }

  /** Returns the same window with the colours swapped. */
  private static int exchanged(int window) {
    return (window & 0x55555555) << 1 | (window >> 1 & 0x55555555);
  }

  private int cell(int window, int offset) {
    int index = offset < 0 ? reach + offset : reach + offset - 1;
    return window >> (2 * index) & 3;
  }

  private int with(int window, int offset, int stone) {
    int index = offset < 0 ? reach + offset : reach + offset - 1;
    return window | stone << (2 * index);
  }

  private int pattern(int window) {
    // If fives cannot be capped, the edge is equivalent to an opponent's stone.
    int effective = rules.capped() ? window : window & ~(window & (window >> 1) & 0x55555555);
    if (memo[effective] == UNKNOWN) {
      memo[effective] = (byte) classify(effective);
    }
    return memo[effective];
  }

  private int classify(int window) {
    int run = run(window);
    if (run >= 5) {
      boolean wins = rules.wins(side, run, isCapped(window));
      return wins ? FIVE : run > 5 ? OVERLINE : DEAD;
    }
    // The number of points that make each pattern with one more stone, four bits per pattern.
    long successors = 0;
    for (int offset = -FIVE_REACH; offset <= FIVE_REACH; offset++) {
      if (offset != 0 && cell(window, offset) == 0) {
        successors += 1L << (4 * pattern(with(window, offset, OWN)));
      }
    }
    return classifyBySuccessors(window, successors);
  }

  private int classifyBySuccessors(int window, long successors) {
    if (count(successors, FIVE) > 0) {
      return four(window, count(successors, FIVE));
    }
    if (count(successors, OPEN_FOUR) > 0) {
      return count(successors, OPEN_FOUR) == 1 ? THREE : THREE_FREE;
    }
    if (count(successors, FOUR) > 0) {
      return BLOCKED_THREE;
    }
    int threes = count(successors, THREE) + count(successors, THREE_FREE);
    if (threes > 0) {
      return threes == 1 ? TWO : threes < 4 ? TWO_LOOSE : TWO_FREE;
    }
    if (count(successors, BLOCKED_THREE) > 0) {
      return BLOCKED_TWO;
    }
    if (count(successors, TWO) + count(successors, TWO_LOOSE) + count(successors, TWO_FREE) > 0) {
      return ONE;
    }
    return count(successors, BLOCKED_TWO) > 0 ? BLOCKED_ONE : DEAD;
  }

  private static int count(long counts, int pattern) {
    return (int) (counts >>> (4 * pattern)) & 0xf;
  }

  private int four(int window, int fives) {
    if (fives == 1) {
      return FOUR;
    }
    if (rules.forbids(side) && run(window) != 4) {
      return OVERLINE; // Two fours with different stones are forbidden like six in a row.
    }
    return rules.capped() && canBeStopped(window) ? FOUR : OPEN_FOUR;
  }

  /** Returns whether one stone of the opponent prevents every five, in Caro by capping it. */
  private boolean canBeStopped(int window) {
    for (int offset = -reach; offset <= reach; offset++) {
      if (offset != 0 && cell(window, offset) == 0) {
        int blocked = with(window, offset, OPPONENT);
        boolean five = false;
        for (int i = -FIVE_REACH; i <= FIVE_REACH; i++) {
          five |= i != 0 && cell(blocked, i) == 0 && pattern(with(blocked, i, OWN)) == FIVE;
        }
        if (!five) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the length of the run through the point within the window. */
  private int run(int window) {
    return 1 + stones(window, -1) + stones(window, 1);
  }

  private int stones(int window, int direction) {
    int count = 0;
    while (count < reach && cell(window, direction * (count + 1)) == OWN) {
      count++;
    }
    return count;
  }

  private boolean isCapped(int window) {
    int left = stones(window, -1) + 1;
    int right = stones(window, 1) + 1;
    return left <= reach
        && right <= reach
        && cell(window, -left) == OPPONENT
        && cell(window, right) == OPPONENT;
  }
}

package org.gobang.ai.search.position;

import java.util.HashMap;
import java.util.Map;

/**
 * Finds the patterns of a side on a line, from the definitions and a whole line of characters,
 * without windows or tables. Results are memoised.
 */
final class ReferenceLinePatterns {

  private final Rules rules;
  private final int side;
  private final char own;
  private final char other;
  private final Map<String, Integer> memo = new HashMap<>();

  ReferenceLinePatterns(Rules rules, int side) {
    this.rules = rules;
    this.side = side;
    this.own = side == SearchPosition.BLACK ? 'X' : 'O';
    this.other = side == SearchPosition.BLACK ? 'O' : 'X';
  }

  /**
   * Returns the pattern that a stone would make.
   *
   * @param line {@code X}, {@code O} and {@code .} from end to end
   * @param at the index of the stone
   */
  int pattern(String line, int at) {
    return after(with(line, at, own), at);
  }

  private int after(String line, int at) {
    String key = at + line;
    Integer memoised = memo.get(key);
    if (memoised == null) {
      memoised = classify(line, at);
      memo.put(key, memoised);
    }
    return memoised;
  }

  private int classify(String line, int at) {
    int run = end(line, at, 1) - end(line, at, -1) - 1;
    if (run >= 5) {
      boolean capped = at(line, end(line, at, -1)) == other && at(line, end(line, at, 1)) == other;
      return rules.wins(side, run, capped)
          ? LinePattern.FIVE
          : run > 5 ? LinePattern.OVERLINE : LinePattern.DEAD;
    }
    int fives = next(line, at, LinePattern.FIVE);
    if (fives > 1) {
      if (rules.forbids(side) && run != 4) {
        return LinePattern.OVERLINE;
      }
      return rules.capped() && stoppable(line, at) ? LinePattern.FOUR : LinePattern.OPEN_FOUR;
    }
    if (fives == 1) {
      return LinePattern.FOUR;
    }
    int openFours = next(line, at, LinePattern.OPEN_FOUR);
    if (openFours > 0) {
      return openFours > 1 ? LinePattern.THREE_FREE : LinePattern.THREE;
    }
    if (next(line, at, LinePattern.FOUR) > 0) {
      return LinePattern.BLOCKED_THREE;
    }
    return twoOrLess(line, at);
  }

  private int twoOrLess(String line, int at) {
    int threes = next(line, at, LinePattern.THREE) + next(line, at, LinePattern.THREE_FREE);
    if (threes > 3) {
      return LinePattern.TWO_FREE;
    }
    if (threes > 0) {
      return threes > 1 ? LinePattern.TWO_LOOSE : LinePattern.TWO;
    }
    if (next(line, at, LinePattern.BLOCKED_THREE) > 0) {
      return LinePattern.BLOCKED_TWO;
    }
    int twos = 0;
    for (int two = LinePattern.TWO; two <= LinePattern.TWO_FREE; two++) {
      twos += next(line, at, two);
    }
    if (twos > 0) {
      return LinePattern.ONE;
    }
    return next(line, at, LinePattern.BLOCKED_TWO) > 0 ? LinePattern.BLOCKED_ONE : LinePattern.DEAD;
  }

  /** Returns the number of points within the length of a five that complete a pattern. */
  private int next(String line, int at, int pattern) {
    int count = 0;
    for (int i = at - 4; i <= at + 4; i++) {
      if (at(line, i) == '.' && after(with(line, i, own), at) == pattern) {
        count++;
      }
    }
    return count;
  }

  private boolean stoppable(String line, int at) {
    for (int i = 0; i < line.length(); i++) {
      if (at(line, i) == '.' && next(with(line, i, other), at, LinePattern.FIVE) == 0) {
        return true;
      }
    }
    return false;
  }

  private int end(String line, int at, int direction) {
    int i = at;
    while (at(line, i) == own) {
      i += direction;
    }
    return i;
  }

  private static char at(String line, int i) {
    return i >= 0 && i < line.length() ? line.charAt(i) : '#';
  }

  private static String with(String line, int i, char stone) {
    return line.substring(0, i) + stone + line.substring(i + 1);
  }
}

package org.gobang.rules;

import java.util.List;
import java.util.stream.IntStream;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/** Finds winning runs of stones. */
final class WinningRuns {

  /**
   * A run of stones of one colour.
   *
   * @param first the index of the first stone
   * @param step the index step from one stone to the next
   * @param length the number of stones
   * @param capped whether both ends have stones of the opponent; the edge is not a stone
   */
  private record Run(int first, int step, int length, boolean capped) {}

  private WinningRuns() {}

  /** Returns whether a stone on the board is part of a winning run. */
  static boolean wins(RuleSet rules, StoneLines stones, Stone stone, int index) {
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      if (wins(rules, stone, run(stones, stone, index, direction))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the first winning run through a stone, in order along the line; empty without a winning
   * run.
   */
  static List<Point> line(RuleSet rules, StoneLines stones, Stone stone, int index) {
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      Run run = run(stones, stone, index, direction);
      if (wins(rules, stone, run)) {
        return IntStream.range(0, run.length())
            .mapToObj(i -> stones.lines().point(run.first() + i * run.step()))
            .toList();
      }
    }
    return List.of();
  }

  private static boolean wins(RuleSet rules, Stone stone, Run run) {
    return rules.wins(stone, run.length(), run.capped());
  }

  private static Run run(StoneLines stones, Stone stone, int index, int direction) {
    BoardLines lines = stones.lines();
    int line = lines.line(index, direction);
    int bit = lines.window(index, direction) + BoardLines.REACH;
    int own = stones.on(line, stone);
    int opponent = stones.on(line, stone.opponent());
    int upward = Integer.numberOfTrailingZeros(~(own >>> bit));
    int downward = Integer.numberOfLeadingZeros(~(own << (31 - bit)));
    boolean capped =
        ((opponent >>> (bit + upward)) & 1) != 0 && ((opponent >>> (bit - downward)) & 1) != 0;
    int step = lines.step(direction);
    return new Run(index - (downward - 1) * step, step, upward + downward - 1, capped);
  }
}

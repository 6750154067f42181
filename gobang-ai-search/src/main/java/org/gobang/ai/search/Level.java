package org.gobang.ai.search;

import java.util.List;
import java.util.SplittableRandom;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.Value;

/**
 * How strong the player is: below the highest level it looks at so many positions only, and takes
 * one of the moves that then look almost as good as the best.
 *
 * @param number from {@link #LOWEST} to {@link #HIGHEST}
 */
record Level(int number) {

  static final int LOWEST = 1;
  static final int HIGHEST = 10;

  private static final long[] NODES = {60, 150, 400, 1_000, 2_500, 6_000, 15_000, 40_000, 120_000};
  private static final int[] NOISE = {220, 160, 120, 90, 65, 45, 30, 18, 8};
  private static final int[] CHOICES = {8, 7, 6, 5, 4, 4, 3, 3, 2};

  private boolean isFull() {
    return number == HIGHEST;
  }

  /** How many positions may be looked at. */
  long nodes() {
    return isFull() ? Long.MAX_VALUE : NODES[number - 1];
  }

  /** How many moves there are to choose from. */
  int choices() {
    return isFull() ? 1 : CHOICES[number - 1];
  }

  /**
   * Chooses a move.
   *
   * @param best the best moves with their values, the best first
   * @param seed what the choice depends on
   */
  RootMove choose(List<RootMove> best, long seed) {
    RootMove first = best.get(0);
    if (isFull() || Value.isWin(first.value())) {
      return first;
    }
    int enough = first.value() - NOISE[number - 1];
    List<RootMove> good = best.stream().filter(move -> move.value() >= enough).toList();
    return good.get(new SplittableRandom(seed).nextInt(good.size()));
  }
}

package org.gobang.ai.weights;

/** How a strategy weighs the vacant points: all in which one differs from another. */
interface Weigher {

  /**
   * Weighs the vacant points.
   *
   * @return the weight of each place of the grid, 0 or more, and 0 where it is not vacant
   */
  int[] weigh(SideGrid grid);

  /**
   * Returns what the vacant points are worth by own stones, less what they are worth by the
   * opponent's: which side the strategy takes to stand better.
   *
   * @return the sum over all points
   */
  long balance(SideGrid grid);

  /** Returns the order in which points of equal weight are preferred. */
  default ScanOrder scan() {
    return ScanOrder.ROWS;
  }

  /** Returns whether the strategy would play a vacant place; one it would not weighs 0. */
  default boolean considers(SideGrid grid, int place) {
    return true;
  }
}

package org.gobang.ai.weights;

/**
 * The weighting of the vacant points by a strategy, which is the only difference between
 * strategies.
 */
interface Weigher {

  /**
   * Computes the weights of the vacant points.
   *
   * @return the weight of each place of the grid, 0 or more; 0 for places that are not vacant
   */
  int[] weigh(SideGrid grid);

  /**
   * Returns the weights of the vacant points by own stones minus those by the opponent's stones, as
   * an estimate of which side has the better position.
   *
   * @return the sum over all points
   */
  long balance(SideGrid grid);

  /** Returns the order of preference for points of equal weight. */
  default ScanOrder scan() {
    return ScanOrder.ROWS;
  }

  /** Returns whether the strategy considers a vacant place; other places have weight 0. */
  default boolean considers(SideGrid grid, int place) {
    return true;
  }
}

package org.gobang.ai.weights;

/** The weighting of the vacant points, which distinguishes the strategies. */
interface Weigher {

  /**
   * Returns the weights of the vacant points.
   *
   * @return the weight of each place of the grid, 0 or more; 0 for places that are not vacant
   */
  int[] weigh(SideGrid grid);

  /**
   * Returns the weights of the vacant points for own stones minus the weights for the opponent's
   * stones, as an estimate of the position.
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

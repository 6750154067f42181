package org.gobang.ai.weights;

/**
 * The weight table of a strategy: the published table, or one with the weights of a file.
 *
 * @param <T> the type of the table
 */
interface WeightTable<T extends WeightTable<T>> {

  /** Returns the weights in the form of a file. */
  WeightRows rows();

  /**
   * Returns the same table with other weights.
   *
   * @param rows rows of the same names and lengths
   */
  T with(WeightRows rows);

  /** Returns the minimum weight of a point where an own stone makes a five. */
  int leastFive();

  /**
   * Returns the maximum weight of a point next to two stones of the opponent on one line, without
   * other stones.
   */
  int greatestTwo();
}

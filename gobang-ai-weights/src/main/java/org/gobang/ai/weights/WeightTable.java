package org.gobang.ai.weights;

/**
 * The table of a strategy: the published one, or one with the weights of a file.
 *
 * @param <T> the table's own type
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

  /** Returns the least weight of a point where an own stone makes a five. */
  int leastFive();

  /**
   * Returns the greatest weight of a point next to two stones of the opponent alone, on one line.
   */
  int greatestTwo();
}

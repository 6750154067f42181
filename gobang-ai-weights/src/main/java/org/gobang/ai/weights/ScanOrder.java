package org.gobang.ai.weights;

/**
 * The order in which a strategy scans the points; of points with equal weight it plays the first.
 */
enum ScanOrder {
  /** Row by row from the top, each from the left. */
  ROWS,

  /** Column by column from the left, each from the top. */
  COLUMNS
}

package org.gobang.ai.weights;

/**
 * The scan order of a strategy, which decides between points of equal weight: the first one is
 * played.
 */
enum ScanOrder {
  /** Row by row from the top, each from the left. */
  ROWS,

  /** Column by column from the left, each from the top. */
  COLUMNS
}

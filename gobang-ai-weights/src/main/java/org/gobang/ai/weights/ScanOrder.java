package org.gobang.ai.weights;

/** The order in which a strategy looks through the points: of equal ones it plays the first. */
enum ScanOrder {
  /** Row by row from the top, each from the left. */
  ROWS,

  /** Column by column from the left, each from the top. */
  COLUMNS
}

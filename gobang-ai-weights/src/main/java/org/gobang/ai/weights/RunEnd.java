package org.gobang.ai.weights;

/** The point beyond a run, seen from the vacant point before it. */
enum RunEnd {
  /** A vacant point, and no stone beyond that one: another vacant point, or the edge. */
  OPEN,

  /** A vacant point with a stone beyond it. */
  NARROW,

  /** A stone of the other colour. */
  CAPPED,

  /** The edge of the board. */
  EDGE
}

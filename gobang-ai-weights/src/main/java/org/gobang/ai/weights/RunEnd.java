package org.gobang.ai.weights;

/** The end of a run: the cells beyond it, seen from the vacant point at the other end. */
enum RunEnd {
  /** A vacant point, followed by another vacant point or the edge. */
  OPEN,

  /** A vacant point, followed by a stone. */
  NARROW,

  /** A stone of the other colour. */
  CAPPED,

  /** The edge of the board. */
  EDGE
}

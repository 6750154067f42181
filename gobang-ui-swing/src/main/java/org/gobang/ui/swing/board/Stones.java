package org.gobang.ui.swing.board;

import org.gobang.api.Stone;

/** How stones are painted. */
interface Stones {

  /** The part of a cell that a stone fills. */
  double DIAMETER = 0.93;

  /** A stone, with its middle at a place. */
  void paintStone(Stone stone, double x, double y);

  /** What lies below it. */
  void paintShadow(double x, double y);
}

package org.gobang.ui.swing.board;

import org.gobang.api.Stone;

/** A painter of stones. */
interface StonePainter {

  /** The diameter of a stone, as a part of a cell. */
  double DIAMETER = 0.93;

  /** Paints a stone with its centre at a place. */
  void paintStone(Stone stone, double x, double y);

  /** Paints the shadow of a stone. */
  void paintShadow(double x, double y);
}

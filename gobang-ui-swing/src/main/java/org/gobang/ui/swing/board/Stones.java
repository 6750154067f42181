package org.gobang.ui.swing.board;

import java.awt.Graphics2D;
import org.gobang.api.Stone;

/** How stones are painted. */
interface Stones {

  /** The part of a cell that a stone fills. */
  double DIAMETER = 0.93;

  /** A stone, with its middle at a place. */
  void paintStone(Graphics2D g, Stone stone, double x, double y);

  /** What lies below it. */
  void paintShadow(Graphics2D g, double x, double y);
}

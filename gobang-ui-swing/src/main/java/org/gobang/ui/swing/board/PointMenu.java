package org.gobang.ui.swing.board;

import java.awt.Component;
import org.gobang.api.Point;

/** Shows what can be done at a point of the board. */
public interface PointMenu {

  /**
   * Shows it.
   *
   * @param on the board
   * @param x where on the component the point is
   * @param y where on the component the point is
   * @param at the point
   */
  void show(Component on, int x, int y, Point at);
}

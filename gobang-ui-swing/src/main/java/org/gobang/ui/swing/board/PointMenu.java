package org.gobang.ui.swing.board;

import java.awt.Component;
import org.gobang.api.Point;

/** The context menu of a point of the board. */
public interface PointMenu {

  /**
   * Shows the menu.
   *
   * @param on the board
   * @param x the coordinate of the point on the component
   * @param y the coordinate of the point on the component
   * @param at the point
   */
  void show(Component on, int x, int y, Point at);
}

package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.api.Stone;

/**
 * The texts beside the board.
 *
 * @param title the rules and the size
 * @param sides Black and White
 * @param status whose turn it is, or how the game ended
 * @param over whether the game has ended
 * @param notes notes of the record on the position, a line for each
 * @param insight the analysis of a computer, a line for each item
 * @param weights the heaviest points, while the heat map is shown
 * @param moves the moves so far, a line for each pair
 */
record PanelView(
    String title,
    List<Side> sides,
    String status,
    boolean over,
    List<String> notes,
    List<String> insight,
    List<String> weights,
    List<String> moves) {

  /**
   * One side.
   *
   * @param stone its colour
   * @param name who plays it
   * @param clock what is left on its clock; empty if none runs
   * @param toMove whether it is to move
   */
  record Side(Stone stone, String name, String clock, boolean toMove) {}
}

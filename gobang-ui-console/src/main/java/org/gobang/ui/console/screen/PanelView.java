package org.gobang.ui.console.screen;

import java.util.List;
import org.gobang.api.Stone;

/**
 * The texts beside the board.
 *
 * @param title the rules and the size
 * @param sides Black and White
 * @param status the side to move or the result
 * @param over whether the game has ended
 * @param notes the notes of the record on the position, one per line
 * @param insight the analysis of an engine, one item per line
 * @param weights the points with the greatest weights, while the heat map is shown
 * @param moves the moves so far, one pair per line
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
   * A side of the game.
   *
   * @param stone the colour
   * @param name the name of the player
   * @param clock the remaining time; empty without a clock
   * @param toMove whether the side is to move
   */
  record Side(Stone stone, String name, String clock, boolean toMove) {}
}

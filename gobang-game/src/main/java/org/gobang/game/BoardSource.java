package org.gobang.game;

import org.gobang.api.board.Board;
import org.gobang.api.board.Start;

/** Where games get their boards from: the plugins, as whoever opens games knows them. */
@FunctionalInterface
public interface BoardSource {

  /**
   * A board before the first move. May be called from any thread, and need not hurry.
   *
   * @param rules the id of the rules
   * @param start the size, the stones that stand already, and who moves first
   * @return the board
   * @throws org.gobang.api.RefusedException if there are no such rules, or they do not have such a
   *     size or set-up
   */
  Board board(String rules, Start start);
}

package org.gobang.game;

import org.gobang.api.board.Board;
import org.gobang.api.board.Start;

/** A source of boards for games. */
@FunctionalInterface
public interface BoardSource {

  /**
   * Creates the board before the first move. May be called from any thread and may take long.
   *
   * @param rules the id of the rules
   * @param start the size, the stones placed already, and the side to move first
   * @return the board
   * @throws org.gobang.api.RefusedException if the rules are unknown or do not support the size or
   *     the set-up
   */
  Board board(String rules, Start start);
}

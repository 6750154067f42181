package org.gobang.engines.isolated;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.game.BoardSource;

/**
 * A board as it goes over the wire: how it began, and what was played.
 *
 * @param rules the id of the rules
 * @param start the size, the stones that stood already, and who moved first
 * @param moves the moves, passes among them
 */
record WirePosition(String rules, Start start, List<Move> moves) {

  WirePosition {
    moves = List.copyOf(moves);
  }

  static WirePosition of(Board board) {
    return new WirePosition(board.rules(), board.start(), board.moves());
  }

  /**
   * Plays the moves again.
   *
   * @throws org.gobang.api.RefusedException if there are no such rules here
   * @throws RuntimeException whatever a plugin's board throws
   */
  Board on(BoardSource boards) {
    Board board = boards.board(rules, start);
    for (Move move : moves) {
      board = move instanceof Move.Place place ? board.play(place.point()) : board.pass();
    }
    return board;
  }
}

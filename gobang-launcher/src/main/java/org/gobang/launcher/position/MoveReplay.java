package org.gobang.launcher.position;

import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Verdict;

/**
 * Replays moves given as text.
 *
 * @param empty the board before the first move
 */
public record MoveReplay(Board empty) {

  /**
   * Returns the board after a list of moves.
   *
   * @throws RefusedException if the text is invalid or a move cannot be played; the message names
   *     the first such move and is not translated, because programs read it
   */
  public Board after(String moves) {
    Board board = empty;
    int number = 0;
    for (Move move : BoardMoves.read(moves, empty)) {
      number++;
      try {
        board = board.play(move);
      } catch (IllegalMoveException illegal) {
        throw refused(number, move, illegal.verdict().kind(), illegal);
      } catch (IllegalStateException over) {
        throw refused(number, move, Verdict.Refused.OVER, over);
      }
    }
    return board;
  }

  private static RefusedException refused(int number, Move move, String kind, Exception cause) {
    return new RefusedException("move " + number + " (" + move + "): " + kind, cause);
  }
}

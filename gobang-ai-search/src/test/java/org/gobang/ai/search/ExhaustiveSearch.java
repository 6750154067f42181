package org.gobang.ai.search;

import org.gobang.api.Stone;
import org.gobang.api.board.MutableBoard;

/** Finds wins and losses by trying every legal move: slow and independent of the engine. */
final class ExhaustiveSearch {

  private ExhaustiveSearch() {}

  /** Returns whether the side to move wins in this odd number of plies. */
  static boolean wins(MutableBoard board, int plies) {
    int[] moves = new int[board.vacantCount()];
    int count = board.allowed(moves);
    for (int depth = 1; depth <= plies; depth += 2) {
      for (int i = 0; i < count; i++) {
        if (winsBy(board, moves[i], depth)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether the side to move wins in this number of plies, starting with this move. */
  static boolean winsBy(MutableBoard board, int move, int plies) {
    Stone side = board.toMove();
    board.play(move);
    boolean wins =
        board.over()
            ? board.winner().filter(side::equals).isPresent()
            : plies > 1 && loses(board, plies - 1);
    board.undo();
    return wins;
  }

  /** Returns whether the other side wins in this even number of plies against any defence. */
  static boolean loses(MutableBoard board, int plies) {
    int[] moves = new int[board.vacantCount()];
    int count = board.allowed(moves);
    for (int i = 0; i < count; i++) {
      board.play(moves[i]);
      boolean lost = !board.over() && wins(board, plies - 1);
      board.undo();
      if (!lost) {
        return false;
      }
    }
    return true;
  }
}

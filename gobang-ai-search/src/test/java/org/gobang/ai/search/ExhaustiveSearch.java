package org.gobang.ai.search;

import org.gobang.api.Stone;
import org.gobang.api.board.MutableBoard;

/** Wins and losses by trying every move that the rules allow: slow, and free of the engine. */
final class ExhaustiveSearch {

  private ExhaustiveSearch() {}

  /** Returns whether the side to move wins in so many plies, an odd number. */
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

  /** Returns whether the side to move wins in so many plies, of which this move is the first. */
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

  /**
   * Returns whether the other side wins in so many plies, an even number, whatever this one does.
   */
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

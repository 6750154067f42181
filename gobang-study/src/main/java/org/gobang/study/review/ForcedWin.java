package org.gobang.study.review;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.study.threat.BoardThreats;

/**
 * A forced win of a side.
 *
 * @param side the winning side
 * @param means the threats of the win
 * @param plies the number of moves of both sides, including the winning one
 * @param line the moves, starting with the winner's first one; may stop before the win
 */
record ForcedWin(Stone side, Means means, int plies, List<Point> line) {

  /** The threats of a win. */
  enum Means {

    /** The first move wins. */
    AT_ONCE,

    /** Each move threatens to win with the next move. */
    FOURS,

    /** Threes and other quiet moves are required too. */
    THREATS
  }

  /** Creates a win with a copy of the variation. */
  ForcedWin {
    line = List.copyOf(line);
  }

  /**
   * Returns the forced win for a proven win.
   *
   * @param board the position, with the winner to move
   * @param plies the number of moves of both sides, including the winning one
   * @param line the known moves
   * @return the win
   */
  static ForcedWin of(Board board, int plies, List<Point> line) {
    Means means = plies == 1 ? Means.AT_ONCE : isByFours(board, line) ? Means.FOURS : Means.THREATS;
    return new ForcedWin(board.toMove(), means, plies, line);
  }

  private static boolean isByFours(Board board, List<Point> line) {
    MutableBoard replay = board.mutableCopy();
    BoardThreats threats = new BoardThreats(replay);
    for (int i = 0; i < line.size() && !replay.over(); i++) {
      int move = threats.index(line.get(i));
      if (replay.stonesLeft() != 1) {
        return false;
      }
      replay.play(move);
      if (i % 2 == 0 && !replay.over() && threats.threatsThrough(move).isEmpty()) {
        return false;
      }
    }
    return replay.over();
  }
}

package org.gobang.ai.lookahead;

import java.util.Arrays;
import org.gobang.api.Stone;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * A search for the value of a position: the side to move plays the best move, the opponent the best
 * reply, and so on, and the evaluator determines the value at the search depth.
 *
 * <p>Not every variation is searched. Once a reply shows that a move is not better than another
 * one, the remaining replies are cut off.
 */
final class LookaheadSearch {

  /** The value of a won game, reduced by one per ply so that shorter wins are better. */
  static final int WIN = 2 * Evaluator.MOST;

  /** A bound beyond all values. */
  private static final int INFINITE = WIN + 1;

  private final MutableBoard board;
  private final Evaluator evaluator;
  private final MoveOrder order;
  private final LookaheadLimits limits;

  /** The best line from each ply on. */
  private final int[][] lines;

  private final int[] lengths;

  LookaheadSearch(
      MutableBoard board, Evaluator evaluator, MoveOrder order, LookaheadLimits limits, int depth) {
    this.board = board;
    this.evaluator = evaluator;
    this.order = order;
    this.limits = limits;
    lines = new int[depth + 1][depth + 1];
    lengths = new int[depth + 1];
  }

  /**
   * Returns the value of the board.
   *
   * @param depth the search depth in plies, 1 or more
   * @param moves the moves to search, the most promising first
   * @return the value for the side to move
   * @throws LookaheadLimits.ReachedException if the budget is used up; the board may then have
   *     further moves
   */
  int search(int depth, int[] moves) throws LookaheadLimits.ReachedException {
    return best(moves, depth, 0, -INFINITE, INFINITE);
  }

  /** Returns the best line of the last search: the expected moves of both sides. */
  int[] line() {
    return Arrays.copyOf(lines[0], lengths[0]);
  }

  /**
   * Returns the value of a position.
   *
   * @param depth the remaining plies
   * @param ply the distance from the root in plies
   * @param alpha the value that the side to move can already reach with another move
   * @param beta the value above which the opponent avoids this position
   * @return the value for the side to move if it is between alpha and beta, otherwise a bound
   */
  private int value(int depth, int ply, int alpha, int beta)
      throws LookaheadLimits.ReachedException {
    limits.count();
    lengths[ply] = 0;
    if (board.over()) {
      return board.winner().map(side -> won(side, ply)).orElse(0);
    }
    int[] moves = depth == 0 ? MoveOrder.NONE : order.moves(board);
    // The rules may allow no move before the end of the game.
    return moves.length == 0 ? evaluator.value(board) : best(moves, depth, ply, alpha, beta);
  }

  private int won(Stone side, int ply) {
    return side == board.toMove() ? WIN - ply : ply - WIN;
  }

  private int best(int[] moves, int depth, int ply, int alpha, int beta)
      throws LookaheadLimits.ReachedException {
    int best = -INFINITE;
    for (int move : moves) {
      int value = after(move, depth - 1, ply + 1, Math.max(alpha, best), beta);
      if (value > best) {
        best = value;
        keepLine(ply, move);
      }
      if (best >= beta) {
        break; // The opponent avoids this position.
      }
    }
    return best;
  }

  /** Returns the value of a move for the side that makes it. */
  private int after(int move, int depth, int ply, int alpha, int beta)
      throws LookaheadLimits.ReachedException {
    Stone mover = board.toMove();
    board.play(move);
    // The sign changes with the side, unless the turn has another stone.
    int value =
        board.toMove() == mover
            ? value(depth, ply, alpha, beta)
            : -value(depth, ply, -beta, -alpha);
    board.undo();
    return value;
  }

  /** Stores a move and the best line after it as the best line from a ply on. */
  private void keepLine(int ply, int move) {
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }
}

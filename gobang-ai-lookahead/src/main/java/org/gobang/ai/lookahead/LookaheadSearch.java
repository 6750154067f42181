package org.gobang.ai.lookahead;

import java.util.Arrays;
import org.gobang.api.Stone;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * Finds the value of a position some plies deep: the side to move takes the best move, the opponent
 * then its best reply, and so on; where the depth ends, the evaluator says what the position is
 * worth.
 *
 * <p>Not every line has to be looked at. Once a reply shows that a move is no better than another
 * one, it does not matter how much worse it is: the remaining replies are cut off.
 */
final class LookaheadSearch {

  /** The value of a won game, less one for each ply until then: sooner is better. */
  static final int WIN = 2 * Evaluator.MOST;

  /** Beyond all values. */
  private static final int INFINITE = WIN + 1;

  private final MutableBoard board;
  private final Evaluator evaluator;
  private final MoveOrder order;
  private final LookaheadLimits limits;

  /** The best line from each ply on; a ply's line is behind those of the plies before it. */
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
   * Finds the value of the board.
   *
   * @param depth how many plies deep, 1 or more
   * @param moves the moves to look at, the most promising first
   * @return what the board is worth to the side to move
   * @throws LookaheadLimits.ReachedException when the budget is used up; the board may have moves
   *     more
   */
  int search(int depth, int[] moves) throws LookaheadLimits.ReachedException {
    return best(moves, depth, 0, -INFINITE, INFINITE);
  }

  /** The moves that the last search expects of both sides, the best move first. */
  int[] line() {
    return Arrays.copyOf(lines[0], lengths[0]);
  }

  /**
   * The value of a position.
   *
   * @param depth plies left
   * @param ply plies from the root
   * @param alpha what the side to move has for certain, by another move before
   * @param beta what the opponent has for certain: with more than this it does not come here
   * @return the value to the side to move, if it lies between alpha and beta; else a bound of it
   */
  private int value(int depth, int ply, int alpha, int beta)
      throws LookaheadLimits.ReachedException {
    limits.count();
    lengths[ply] = 0;
    if (board.over()) {
      return board.winner().map(side -> won(side, ply)).orElse(0);
    }
    int[] moves = depth == 0 ? MoveOrder.NONE : order.moves(board);
    // Rules may allow no move though the game is not over.
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
        break; // The opponent has something better than to come here.
      }
    }
    return best;
  }

  /** The value of a move to the side that makes it. */
  private int after(int move, int depth, int ply, int alpha, int beta)
      throws LookaheadLimits.ReachedException {
    Stone mover = board.toMove();
    board.play(move);
    // What is good for one side is bad for the other; but a turn may have another stone.
    int value =
        board.toMove() == mover
            ? value(depth, ply, alpha, beta)
            : -value(depth, ply, -beta, -alpha);
    board.undo();
    return value;
  }

  /** The best line from a ply on is a move and the best line after it. */
  private void keepLine(int ply, int move) {
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }
}

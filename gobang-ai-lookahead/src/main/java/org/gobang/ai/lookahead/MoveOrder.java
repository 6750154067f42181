package org.gobang.ai.lookahead;

import java.util.Arrays;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * Selects and orders the moves to search in a position. Alpha-beta cuts off more positions if the
 * best move comes early: with the best move first, it visits about the square root of all
 * positions.
 *
 * @param width the maximum number of moves in a position, unless more moves prevent an immediate
 *     win of the opponent
 */
record MoveOrder(Evaluator evaluator, int width) {

  /** The empty list of moves. */
  static final int[] NONE = {};

  /**
   * A factor greater than any distance from the centre, so that weights take precedence over it.
   */
  private static final int DISTANCES = 64;

  /** The weight of blocking moves, greater than any other weight. */
  private static final long BLOCKS = 2L * Evaluator.MOST;

  /**
   * Returns the moves of a position before the end of the game, as indexes of points, the most
   * promising first. An immediately winning move is returned alone.
   */
  int[] moves(MutableBoard board) {
    int[] allowed = new int[board.vacantCount()];
    int count = board.allowed(allowed);
    Stone side = board.toMove();
    for (int i = 0; i < count; i++) {
      if (wins(board, allowed[i], side)) {
        return new int[] {allowed[i]};
      }
    }
    int[] weights = weights(board);
    boolean[] blocks = winningPoints(board, side.opponent());
    long[] keys = new long[count];
    int blocking = 0;
    int weighty = 0;
    for (int i = 0; i < count; i++) {
      int point = allowed[i];
      long weight = blocks[point] ? BLOCKS : weights[point];
      blocking += blocks[point] ? 1 : 0;
      weighty += weight > 0 ? 1 : 0;
      keys[i] = key(weight, point, board.size());
    }
    // If no point has a weight, for example on an empty board, the points around the centre are
    // used.
    int wanted = Math.min(weighty == 0 ? count : weighty, Math.max(width, blocking));
    return heaviest(keys, wanted);
  }

  /** Returns the evaluator's weights of the vacant points. */
  int[] weights(MutableBoard board) {
    int[] weights = new int[board.size() * board.size()];
    evaluator.weigh(board, weights);
    for (int point = 0; point < weights.length; point++) {
      // The evaluator may also write weights for occupied points.
      weights[point] = board.at(point) == Cell.VACANT ? weights[point] : 0;
    }
    return weights;
  }

  private static boolean wins(MutableBoard board, int point, Stone side) {
    board.play(point);
    boolean won = board.over() && board.winner().equals(Optional.of(side));
    board.undo();
    return won;
  }

  /** Returns the points where a side would win immediately if it were to move. */
  private static boolean[] winningPoints(MutableBoard board, Stone side) {
    boolean[] winning = new boolean[board.size() * board.size()];
    try {
      board.pass();
    } catch (IllegalMoveException stoneDemanded) {
      return winning; // For example in an opening, with few stones on the board.
    }
    // After a pass, the turn may not change, and the game may even be over.
    if (!board.over() && board.toMove() == side) {
      int[] allowed = new int[board.vacantCount()];
      int count = board.allowed(allowed);
      for (int i = 0; i < count; i++) {
        winning[allowed[i]] = wins(board, allowed[i], side);
      }
    }
    board.undo();
    return winning;
  }

  /**
   * Returns a sort key by weight, distance from the centre and index, with the index in the lowest
   * bits.
   */
  private static long key(long weight, int point, int size) {
    int centre = size / 2;
    int distance = Math.abs(point % size - centre) + Math.abs(point / size - centre);
    return ((weight * DISTANCES + DISTANCES - 1 - distance) << 10) | point;
  }

  private static int[] heaviest(long[] keys, int wanted) {
    Arrays.sort(keys);
    int[] moves = wanted == 0 ? NONE : new int[wanted];
    for (int i = 0; i < wanted; i++) {
      moves[i] = (int) (keys[keys.length - 1 - i] & 1023);
    }
    return moves;
  }
}

package org.gobang.ai.lookahead;

import java.util.Arrays;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * Chooses the moves that are looked at in a position, and their order. Alpha-beta leaves out the
 * more the earlier the best move comes: with the best one first, the square root of all positions
 * is enough.
 *
 * @param width how many moves are looked at in a position, at most; moves that keep the opponent
 *     from winning at once come in addition
 */
record MoveOrder(Evaluator evaluator, int width) {

  /** No moves. */
  static final int[] NONE = {};

  /** More than the distance of any point from the centre, so that weights count before it. */
  private static final int DISTANCES = 64;

  /** Heavier than any weight. */
  private static final long BLOCKS = 2L * Evaluator.MOST;

  /**
   * The moves of a position that is not over, as indexes of points, the most promising first. A
   * move that wins at once is the only one.
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
    // Where no point has weight, as on an empty board, there are the points around the centre.
    int wanted = Math.min(weighty == 0 ? count : weighty, Math.max(width, blocking));
    return heaviest(keys, wanted);
  }

  /** The evaluator's weights of the vacant points. */
  int[] weights(MutableBoard board) {
    int[] weights = new int[board.size() * board.size()];
    evaluator.weigh(board, weights);
    for (int point = 0; point < weights.length; point++) {
      // It may write weights for stones, too, where that is simpler.
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

  /** Where a side would win at once if it were its turn. */
  private static boolean[] winningPoints(MutableBoard board, Stone side) {
    boolean[] winning = new boolean[board.size() * board.size()];
    try {
      board.pass();
    } catch (IllegalMoveException stoneDemanded) {
      return winning; // As in an opening, where there are few stones yet.
    }
    // After a pass it is not always the other side's turn, and the game may even be over.
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

  /** Sorts by weight, then by nearness to the centre, then by index, which it ends with. */
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

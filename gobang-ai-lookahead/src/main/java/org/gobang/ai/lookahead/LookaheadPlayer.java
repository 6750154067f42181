package org.gobang.ai.lookahead;

import java.util.Arrays;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/**
 * A player that searches to depth 1, 2 and so on, up to the maximum depth. Each depth takes several
 * times as long as the previous one, so shallow searches cost little. Searching the best move of
 * the previous depth first causes more cutoffs. When the budget is used up, the player plays the
 * best move of the last completed depth.
 */
final class LookaheadPlayer implements Player {

  private final Evaluator evaluator;
  private final MoveOrder order;
  private final int depth;

  /**
   * Creates a player.
   *
   * @param depth the maximum depth in plies
   * @param width the maximum number of searched moves in a position
   */
  LookaheadPlayer(Evaluator evaluator, int depth, int width) {
    this.evaluator = evaluator;
    this.depth = depth;
    order = new MoveOrder(evaluator, width);
  }

  @Override
  public Point choose(Turn turn) {
    MutableBoard board = turn.board().mutableCopy();
    int size = board.size();
    turn.report(Weights.of(size, order.weights(board)));
    int[] moves = order.moves(board);
    LookaheadLimits limits = new LookaheadLimits(turn.budget(), turn.stop());
    int deepest = Math.min(depth, plies(turn.budget()));
    LookaheadSearch search = new LookaheadSearch(board, evaluator, order, limits, deepest);
    try {
      for (int plies = 1; plies <= deepest; plies++) {
        int value = search.search(plies, moves);
        int[] line = search.line();
        turn.report(
            Insight.Line.of(score(value), points(line, size))
                .withDepth(plies)
                .withNodes(limits.nodes()));
        toFront(moves, line[0]);
        if (Math.abs(value) > Evaluator.MOST) {
          break; // A deeper search would not change a win or loss.
        }
      }
    } catch (LookaheadLimits.ReachedException enough) {
      // The first move is the best one of the last completed depth.
    }
    return point(moves[0], size);
  }

  private static int plies(Budget budget) {
    return budget
        .limit(Budget.Limit.Depth.class)
        .map(Budget.Limit.Depth::plies)
        .orElse(Integer.MAX_VALUE);
  }

  private static Score score(int value) {
    if (value > Evaluator.MOST) {
      return new Score.WinIn(LookaheadSearch.WIN - value);
    }
    return value < -Evaluator.MOST
        ? new Score.LossIn(LookaheadSearch.WIN + value)
        : new Score.Estimate(value);
  }

  /** Moves one move to the front and preserves the order of the others. */
  private static void toFront(int[] moves, int first) {
    int at = 0;
    while (moves[at] != first) {
      at++;
    }
    System.arraycopy(moves, 0, moves, 1, at);
    moves[0] = first;
  }

  private static List<Point> points(int[] line, int size) {
    return Arrays.stream(line).mapToObj(index -> point(index, size)).toList();
  }

  private static Point point(int index, int size) {
    return new Point(index % size, index / size);
  }
}

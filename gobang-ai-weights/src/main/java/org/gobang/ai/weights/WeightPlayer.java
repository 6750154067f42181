package org.gobang.ai.weights;

import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/**
 * Weighs every vacant point, reports the weights, and plays the heaviest point that the board
 * allows. It answers within microseconds, so budget and stop are kept without a look at them.
 */
final class WeightPlayer implements Player {

  private static final int NOWHERE = -1;

  private final Weigher weigher;

  WeightPlayer(Weigher weigher) {
    this.weigher = weigher;
  }

  @Override
  public Point choose(Turn turn) {
    Board board = turn.board();
    Grid grid = new Grid(board, weigher.scan());
    int[] weights = weigher.weigh(grid);
    turn.report(Weights.of(board.size(), grid.withoutRim(weights)));
    if (grid.stones().length == 0 && allowed(board, centre(board.size()))) {
      return centre(board.size());
    }
    int best = heaviest(board, grid, weights);
    return grid.point(best == NOWHERE ? firstAllowed(board, grid) : best);
  }

  /** The first of the heaviest places; asks the board only about places that would be it. */
  private int heaviest(Board board, Grid grid, int[] weights) {
    int best = NOWHERE;
    int most = -1;
    for (int place : grid.vacant()) {
      if (weights[place] > most
          && weigher.considers(grid, place)
          && allowed(board, grid.point(place))) {
        best = place;
        most = weights[place];
      }
    }
    return best;
  }

  /** For a board that refuses every point which the strategy considers. */
  private static int firstAllowed(Board board, Grid grid) {
    for (int place : grid.vacant()) {
      if (allowed(board, grid.point(place))) {
        return place;
      }
    }
    throw new IllegalStateException("the board allows no point");
  }

  /** The middle; of an even number of lines the right and the lower one of the two. */
  private static Point centre(int size) {
    return new Point(size / 2, size - 1 - size / 2);
  }

  private static boolean allowed(Board board, Point point) {
    return board.judge(board.toMove(), point) instanceof Verdict.Allowed;
  }
}

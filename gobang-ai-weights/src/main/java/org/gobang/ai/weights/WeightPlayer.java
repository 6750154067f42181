package org.gobang.ai.weights;

import java.util.function.IntPredicate;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/**
 * A player that weights every vacant point, reports the weights, and plays the allowed point with
 * the greatest weight. It answers within microseconds, so it does not check the budget or the stop.
 */
record WeightPlayer(Weigher weigher) implements Player {

  private static final int NOWHERE = -1;

  /** The value of a place refused by the board, less than any weight. */
  private static final int REFUSED = -1;

  @Override
  public Point choose(Turn turn) {
    Board board = turn.board();
    SideGrid grid = new SideGrid(board);
    int[] weights = weigher.weigh(grid);
    turn.report(Weights.of(board.size(), grid.withoutRim(weights)));
    if (grid.stones().length == 0 && allowed(board, centre(board.size()))) {
      return centre(board.size());
    }
    int best = heaviestAllowed(board, grid, weights, place -> weigher.considers(grid, place));
    if (best == NOWHERE) { // All candidates are refused, so any other allowed point is played.
      best = heaviestAllowed(board, grid, grid.noWeights(), place -> true);
    }
    if (best == NOWHERE) {
      throw new IllegalStateException("the board allows no point");
    }
    return grid.point(best);
  }

  /**
   * Returns the allowed place with the greatest weight, judging only as many places as necessary.
   */
  private int heaviestAllowed(Board board, SideGrid grid, int[] weights, IntPredicate considered) {
    int best = heaviest(grid, weights, considered);
    while (best != NOWHERE && !allowed(board, grid.point(best))) {
      weights[best] = REFUSED;
      best = heaviest(grid, weights, considered);
    }
    return best;
  }

  private int heaviest(SideGrid grid, int[] weights, IntPredicate considered) {
    boolean byRows = weigher.scan() == ScanOrder.ROWS;
    int last = grid.size() - 1;
    int best = NOWHERE;
    int most = REFUSED;
    for (int i = 0; i <= last; i++) {
      for (int j = 0; j <= last; j++) {
        int place = byRows ? grid.place(j, last - i) : grid.place(i, last - j);
        if (weights[place] > most && grid.at(place) == SideGrid.VACANT && considered.test(place)) {
          best = place;
          most = weights[place];
        }
      }
    }
    return best;
  }

  /** Returns the centre; for an even board size, the right and lower of the two middle lines. */
  private static Point centre(int size) {
    return new Point(size / 2, size - 1 - size / 2);
  }

  private static boolean allowed(Board board, Point point) {
    return board.judge(board.toMove(), point) instanceof Verdict.Allowed;
  }
}

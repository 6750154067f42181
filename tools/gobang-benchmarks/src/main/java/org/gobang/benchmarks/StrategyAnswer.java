package org.gobang.benchmarks;

import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Weights;
import org.gobang.testkit.TestTurn;

/**
 * The answer of a strategy.
 *
 * @param best the point
 * @param weights the weights of all points
 */
record StrategyAnswer(Point best, Weights weights) {

  /** Asks a player that reports weights. */
  static StrategyAnswer of(Player player, Board board) throws InterruptedException {
    TestTurn turn = new TestTurn(board, Budget.UNLIMITED, 1);
    Point best = player.choose(turn);
    return turn.reported().stream()
        .filter(Weights.class::isInstance)
        .map(weights -> new StrategyAnswer(best, (Weights) weights))
        .findFirst()
        .orElseThrow();
  }
}

package org.gobang.ai.weights;

import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/** An evaluator with the weights of a strategy, for players that search. */
record WeightEvaluator(Weigher weigher) implements Evaluator {

  @Override
  public int value(MutableBoard board) {
    long balance = weigher.balance(new SideGrid(board));
    return (int) Math.max(-MOST, Math.min(MOST, balance));
  }

  @Override
  public void weigh(MutableBoard board, int[] weights) {
    SideGrid grid = new SideGrid(board);
    int[] found = grid.withoutRim(weigher.weigh(grid));
    for (int point = 0; point < weights.length; point++) {
      weights[point] = Math.min(MOST, found[point]);
    }
  }
}

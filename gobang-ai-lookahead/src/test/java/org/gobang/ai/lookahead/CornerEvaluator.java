package org.gobang.ai.lookahead;

import java.util.Arrays;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/** An evaluator that values only a stone in the lower left corner. */
final class CornerEvaluator implements Evaluator {

  @Override
  public int value(MutableBoard board) {
    Cell corner = board.at(0);
    if (corner == Cell.VACANT) {
      return 0;
    }
    return corner.holds(board.toMove()) ? 1 : -1;
  }

  @Override
  public void weigh(MutableBoard board, int[] weights) {
    Arrays.fill(weights, 1);
    weights[0] = 2;
  }
}

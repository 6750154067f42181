package org.gobang.plugins;

import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;

/**
 * Checks what a plugin's evaluator returns, so that a failure names the evaluator and not the
 * player that searches with it. Without the plugin's class loader as context, as it is called far
 * too often.
 */
record PluginEvaluator(String id, Evaluator evaluator) implements Evaluator {

  @Override
  public int value(MutableBoard board) {
    int moves = board.moveCount();
    int value;
    try {
      value = evaluator.value(board);
    } catch (Throwable thrown) {
      throw failed(thrown);
    }
    check(value >= -MOST && value <= MOST, "returned the value ", value);
    checkUnchanged(board, moves);
    return value;
  }

  @Override
  public void weigh(MutableBoard board, int[] weights) {
    int moves = board.moveCount();
    try {
      evaluator.weigh(board, weights);
    } catch (Throwable thrown) {
      throw failed(thrown);
    }
    for (int weight : weights) {
      check(weight >= 0 && weight <= MOST, "returned the weight ", weight);
    }
    checkUnchanged(board, moves);
  }

  private void check(boolean inRange, String what, int number) {
    if (!inRange) {
      throw new EvaluatorFailedException(
          "the evaluator " + id + " " + what + number + ", which is out of range");
    }
  }

  private void checkUnchanged(MutableBoard board, int moves) {
    if (board.moveCount() != moves) {
      throw new EvaluatorFailedException(
          "the evaluator " + id + " did not take back the moves that it tried");
    }
  }

  private EvaluatorFailedException failed(Throwable thrown) {
    return new EvaluatorFailedException(
        "the evaluator " + id + " threw " + ProviderErrors.describe(thrown), thrown);
  }

  /** Thrown to the player that searches with an evaluator, if that fails; the sentence names it. */
  private static final class EvaluatorFailedException extends RuntimeException {

    private static final long serialVersionUID = 1;

    EvaluatorFailedException(String sentence) {
      super(sentence);
    }

    EvaluatorFailedException(String sentence, Throwable cause) {
      super(sentence, cause);
    }
  }
}

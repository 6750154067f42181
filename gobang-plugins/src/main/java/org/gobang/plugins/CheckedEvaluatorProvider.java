package org.gobang.plugins;

import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.workbench.Service;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A checked evaluator provider. The plugin is called only for {@code supports} and {@code create};
 * if one fails, the evaluator is refused.
 */
final class CheckedEvaluatorProvider extends CheckedProvider<EvaluatorProvider>
    implements EvaluatorProvider {

  private static final Logger LOG = LoggerFactory.getLogger(CheckedEvaluatorProvider.class);

  CheckedEvaluatorProvider(EvaluatorProvider plugin) throws PluginRefusedException {
    super(Service.EVALUATOR, plugin);
  }

  @Override
  public boolean supports(Board board) {
    return makeOrRefuse(() -> plugin.supports(board));
  }

  @Override
  public Evaluator create(OptionValues values, Board start) throws InterruptedException {
    Evaluator evaluator;
    try {
      evaluator = inContext(() -> plugin.create(values, start));
    } catch (InterruptedException | RefusedException expected) {
      throw expected;
    } catch (Throwable thrown) {
      ProviderErrors.log(LOG, id() + " failed", thrown);
      throw new RefusedException(
          "the evaluator " + id() + " threw " + ProviderErrors.describe(thrown), thrown);
    }
    if (evaluator == null) {
      throw new RefusedException("the evaluator " + id() + " returned nothing");
    }
    return new PluginEvaluator(id(), evaluator);
  }

  /**
   * Checks the results of an evaluator, so that an error message names the evaluator and not the
   * searching player. Without the plugin's class loader as context, as it is called far too often.
   */
  record PluginEvaluator(String id, Evaluator evaluator) implements Evaluator {

    @Override
    public int value(MutableBoard board) {
      int moves = board.moveCount();
      int value;
      try {
        value = evaluator.value(board);
      } catch (Throwable thrown) {
        throw failed("threw " + ProviderErrors.describe(thrown), thrown);
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
        throw failed("threw " + ProviderErrors.describe(thrown), thrown);
      }
      for (int weight : weights) {
        check(weight >= 0 && weight <= MOST, "returned the weight ", weight);
      }
      checkUnchanged(board, moves);
    }

    private void check(boolean inRange, String what, int number) {
      if (!inRange) {
        throw failed(what + number + ", which is out of range", null);
      }
    }

    private void checkUnchanged(MutableBoard board, int moves) {
      if (board.moveCount() != moves) {
        throw failed("did not take back the moves that it tried", null);
      }
    }

    private EvaluatorFailedException failed(String how, @Nullable Throwable thrown) {
      return new EvaluatorFailedException("the evaluator " + id + " " + how, thrown);
    }

    /**
     * Thrown to the player that searches with an evaluator, if that fails; the sentence names it.
     */
    private static final class EvaluatorFailedException extends RuntimeException {
      private static final long serialVersionUID = 1;

      EvaluatorFailedException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
      }
    }
  }
}

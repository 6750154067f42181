package org.gobang.plugins;

import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.workbench.Service;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * An evaluator provider that returns values read once. The plugin is called only for {@code
 * supports} and {@code create}; if one fails, the evaluator is refused.
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
      throw new RefusedException("the evaluator " + id() + " made nothing");
    }
    return new PluginEvaluator(id(), evaluator);
  }
}

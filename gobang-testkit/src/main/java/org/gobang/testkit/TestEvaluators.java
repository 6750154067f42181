package org.gobang.testkit;

import java.util.ServiceLoader;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.evaluator.EvaluatorSource;

/** The evaluators for players under test. */
final class TestEvaluators {

  /**
   * The evaluators found by the {@link ServiceLoader}. Other ids return an evaluator with the same
   * value for all positions.
   */
  static final EvaluatorSource SOURCE = TestEvaluators::create;

  private TestEvaluators() {}

  private static Evaluator create(ProviderSpec which, Board start) throws InterruptedException {
    for (EvaluatorProvider found :
        ServiceLoader.load(EvaluatorProvider.class, TestEvaluators.class.getClassLoader())) {
      if (found.id().equals(which.id())) {
        return found.create(OptionValues.of(found.options(), which.options()), start);
      }
    }
    return board -> 0;
  }
}

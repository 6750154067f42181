package @PACKAGE@;

import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.testkit.EvaluatorContract;

/** What Gobang requires of every evaluator: values in range, the same ones for equal positions. */
class @CLASS@ContractTest extends EvaluatorContract {

  @Override
  protected EvaluatorProvider provider() {
    return new @CLASS@Provider();
  }
}

package @PACKAGE@;

import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.testkit.EvaluatorContract;

/** Tests what Gobang requires of every evaluator: values in range, equal for equal positions. */
class @CLASS@ContractTest extends EvaluatorContract {

  @Override
  protected EvaluatorProvider provider() {
    return new @CLASS@Provider();
  }
}

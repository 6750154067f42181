package @PACKAGE@

import org.gobang.testkit.EvaluatorContract

/** Tests what Gobang requires of every evaluator: values in range, equal for equal positions. */
class @CLASS@ContractTest : EvaluatorContract() {
  override fun provider() = @CLASS@Provider()
}

package @PACKAGE@

import org.gobang.testkit.EvaluatorContract

/** What Gobang requires of every evaluator: values in range, the same ones for equal positions. */
class @CLASS@ContractTest : EvaluatorContract() {
  override fun provider() = @CLASS@Provider()
}

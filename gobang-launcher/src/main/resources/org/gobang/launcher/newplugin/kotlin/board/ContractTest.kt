package @PACKAGE@

import org.gobang.testkit.BoardContract

/** Tests what Gobang requires of every board: moves, verdicts, outcomes, set-ups, copies. */
class @CLASS@ContractTest : BoardContract() {
  override fun provider() = @CLASS@Provider()
}

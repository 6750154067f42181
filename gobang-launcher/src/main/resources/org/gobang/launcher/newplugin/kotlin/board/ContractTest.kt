package @PACKAGE@

import org.gobang.testkit.BoardContract

/** What Gobang requires of every board: moves, verdicts, outcomes, set-ups, copies. */
class @CLASS@ContractTest : BoardContract() {
  override fun provider() = @CLASS@Provider()
}

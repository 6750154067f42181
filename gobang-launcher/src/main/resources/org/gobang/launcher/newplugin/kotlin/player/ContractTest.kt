package @PACKAGE@

import org.gobang.testkit.PlayerContract

/** What Gobang requires of every player: legal moves, time, stop, seed. */
class @CLASS@ContractTest : PlayerContract() {
  override fun provider() = @CLASS@Provider()
}

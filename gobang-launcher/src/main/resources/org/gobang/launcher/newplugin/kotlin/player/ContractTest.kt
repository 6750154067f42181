package @PACKAGE@

import org.gobang.testkit.PlayerContract

/** Tests what Gobang requires of every player: legal moves, time, stop, seed. */
class @CLASS@ContractTest : PlayerContract() {
  override fun provider() = @CLASS@Provider()
}

package @PACKAGE@

import org.gobang.testkit.RendererContract

/** What Gobang requires of every front end: a new one for each run, and an end when interrupted. */
class @CLASS@ContractTest : RendererContract() {
  override fun provider() = @CLASS@Provider()
}

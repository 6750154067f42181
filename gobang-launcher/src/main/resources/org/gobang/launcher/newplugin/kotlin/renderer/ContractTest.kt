package @PACKAGE@

import org.gobang.testkit.RendererContract

/** Tests what Gobang requires of every interface: a new one for each run, a stop on interrupt. */
class @CLASS@ContractTest : RendererContract() {
  override fun provider() = @CLASS@Provider()
}

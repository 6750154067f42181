package @PACKAGE@

import org.gobang.testkit.RecordFormatContract

/** Tests what Gobang requires of every format: written games can be read, errors are explained. */
class @CLASS@ContractTest : RecordFormatContract() {
  override fun provider() = @CLASS@Provider()
}

package @PACKAGE@

import org.gobang.testkit.RecordFormatContract

/** What Gobang requires of every format: what is written is read again, and errors are explained. */
class @CLASS@ContractTest : RecordFormatContract() {
  override fun provider() = @CLASS@Provider()
}

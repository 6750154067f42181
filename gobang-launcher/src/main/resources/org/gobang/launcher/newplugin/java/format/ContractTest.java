package @PACKAGE@;

import org.gobang.api.record.RecordFormat;
import org.gobang.testkit.RecordFormatContract;

/** What Gobang requires of every format: what is written is read again, and errors are explained. */
class @CLASS@ContractTest extends RecordFormatContract {

  @Override
  protected RecordFormat provider() {
    return new @CLASS@Provider();
  }
}

package @PACKAGE@;

import org.gobang.api.record.RecordFormat;
import org.gobang.testkit.RecordFormatContract;

/** Tests what Gobang requires of every format: written games can be read, errors are explained. */
class @CLASS@ContractTest extends RecordFormatContract {

  @Override
  protected RecordFormat provider() {
    return new @CLASS@Provider();
  }
}

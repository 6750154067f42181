package @PACKAGE@;

import org.gobang.api.board.BoardProvider;
import org.gobang.testkit.BoardContract;

/** Tests what Gobang requires of every board: moves, verdicts, outcomes, set-ups, copies. */
class @CLASS@ContractTest extends BoardContract {

  @Override
  protected BoardProvider provider() {
    return new @CLASS@Provider();
  }
}

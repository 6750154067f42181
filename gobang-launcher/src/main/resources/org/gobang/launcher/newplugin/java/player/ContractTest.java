package @PACKAGE@;

import org.gobang.api.player.PlayerProvider;
import org.gobang.testkit.PlayerContract;

/** Tests what Gobang requires of every player: legal moves, time, stop, seed. */
class @CLASS@ContractTest extends PlayerContract {

  @Override
  protected PlayerProvider provider() {
    return new @CLASS@Provider();
  }
}

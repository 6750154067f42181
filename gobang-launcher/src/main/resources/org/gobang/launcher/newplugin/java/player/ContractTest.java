package @PACKAGE@;

import org.gobang.api.player.PlayerProvider;
import org.gobang.testkit.PlayerContract;

/** What Gobang promises of every player, tried on this one: legal moves, time, stop, seed, … */
class @CLASS@ContractTest extends PlayerContract {

  @Override
  protected PlayerProvider provider() {
    return new @CLASS@Provider();
  }
}

package com.example.playouts;

import org.gobang.api.player.PlayerProvider;
import org.gobang.testkit.PlayerContract;

class PlayoutsContractTest extends PlayerContract {

  @Override
  protected PlayerProvider provider() {
    return new PlayoutsProvider();
  }
}

package com.example.random;

import org.gobang.api.player.PlayerProvider;
import org.gobang.testkit.PlayerContract;

class RandomContractTest extends PlayerContract {

  @Override
  protected PlayerProvider provider() {
    return new RandomProvider();
  }
}

package com.example.gravity;

import java.util.List;
import org.gobang.api.board.BoardProvider;
import org.gobang.testkit.BoardContract;

class GravityContractTest extends BoardContract {

  @Override
  protected BoardProvider provider() {
    return new GravityProvider();
  }

  @Override
  protected List<Integer> sizes() {
    return List.of(5, 9, 25);
  }
}

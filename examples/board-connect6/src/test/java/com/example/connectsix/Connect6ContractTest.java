package com.example.connectsix;

import java.util.List;
import org.gobang.api.board.BoardProvider;
import org.gobang.testkit.BoardContract;

class Connect6ContractTest extends BoardContract {

  @Override
  protected BoardProvider provider() {
    return new Connect6Provider();
  }

  @Override
  protected List<Integer> sizes() {
    return List.of(6, 9);
  }
}

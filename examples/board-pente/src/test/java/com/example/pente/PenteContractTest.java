package com.example.pente;

import java.util.List;
import org.gobang.api.board.BoardProvider;
import org.gobang.testkit.BoardContract;

class PenteContractTest extends BoardContract {

  @Override
  protected BoardProvider provider() {
    return new PenteProvider();
  }

  @Override
  protected List<Integer> sizes() {
    return List.of(6, 9);
  }
}

package org.gobang.testkit;

import java.util.List;
import org.gobang.api.board.BoardProvider;
import org.junit.jupiter.api.Nested;

/** The boards of the house keep the contract, and so does the one of the kit. */
class BundledBoardsTest {

  /** On the usual board, and on one that fills up. */
  abstract static class Bundled extends BoardContract {
    private final String id;

    Bundled(String id) {
      this.id = id;
    }

    @Override
    protected BoardProvider provider() {
      return TestBoards.rules(id).orElseThrow();
    }

    @Override
    protected List<Integer> sizes() {
      return List.of(5, 9);
    }
  }

  @Nested
  class Freestyle extends Bundled {
    Freestyle() {
      super("freestyle");
    }
  }

  @Nested
  class Standard extends Bundled {
    Standard() {
      super("standard");
    }
  }

  @Nested
  class Renju extends Bundled {
    Renju() {
      super("renju");
    }
  }

  @Nested
  class Caro extends Bundled {
    Caro() {
      super("caro");
    }
  }

  @Nested
  class CaroExact extends Bundled {
    CaroExact() {
      super("caro-exact");
    }
  }
}

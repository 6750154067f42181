package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import org.gobang.api.board.BoardProvider;
import org.junit.jupiter.api.Nested;

/** Tests the contract with the bundled rules and the unknown rules of the kit. */
class BundledBoardsTest {

  /** The contract on the default board and on a small one that fills up. */
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

  /** Rules with an optional choice. */
  @Nested
  class Swap extends CustomRules {
    Swap() {
      super(Map.of("opening", "swap"));
    }
  }

  /** Rules in which one player places stones of both colours, with required choices. */
  @Nested
  class Swap2 extends CustomRules {
    Swap2() {
      super(Map.of("opening", "swap2"));
    }
  }

  @Nested
  class Caro extends Bundled {
    Caro() {
      super("caro");
    }
  }

  /** Rules with all declared properties: turns with several stones, captures and joined edges. */
  abstract static class CustomRules extends Bundled {
    private final Map<String, String> options;

    CustomRules(Map<String, String> options) {
      super("custom");
      this.options = options;
    }

    @Override
    protected Map<String, String> options() {
      return options;
    }
  }

  @Nested
  class Connect6 extends CustomRules {
    Connect6() {
      super(Map.of("line", "5", "stones", "2"));
    }
  }

  @Nested
  class Pente extends CustomRules {
    Pente() {
      super(Map.of("captures", "5"));
    }
  }

  @Nested
  class Torus extends CustomRules {
    Torus() {
      super(Map.of("line", "4", "exact", "true", "torus", "true"));
    }
  }

  @Nested
  class CaroExact extends Bundled {
    CaroExact() {
      super("caro-exact");
    }
  }
}

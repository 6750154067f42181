package org.gobang.testkit;

import java.util.ServiceLoader;
import org.gobang.api.record.RecordFormat;
import org.junit.jupiter.api.Nested;

/** The formats of the house keep the contract. */
class BundledFormatsTest {

  abstract static class Bundled extends RecordFormatContract {
    private final String id;

    Bundled(String id) {
      this.id = id;
    }

    @Override
    protected RecordFormat provider() {
      return ServiceLoader.load(RecordFormat.class).stream()
          .map(ServiceLoader.Provider::get)
          .filter(provider -> provider.id().equals(id))
          .findFirst()
          .orElseThrow();
    }
  }

  @Nested
  class Sgf extends Bundled {
    Sgf() {
      super("sgf");
    }
  }

  @Nested
  class Psq extends Bundled {
    Psq() {
      super("psq");
    }
  }

  @Nested
  class PositionText extends Bundled {
    PositionText() {
      super("txt");
    }
  }
}

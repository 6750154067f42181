package org.gobang.testkit;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ServiceLoader;
import org.gobang.api.record.RecordFormat;
import org.junit.jupiter.api.Nested;

/** Tests the contract with the bundled file formats. */
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

  @Nested
  class Renlib extends Bundled {
    Renlib() {
      super("lib");
    }
  }

  @Nested
  class Bdt extends Bundled {
    Bdt() {
      super("bdt");
    }
  }

  @Nested
  class Pos extends Bundled {
    Pos() {
      super("pos");
    }
  }

  @Nested
  class Rif extends Bundled {
    Rif() {
      super("rif");
    }

    @Override
    protected List<byte[]> samples() {
      String file =
          "<database><players><player id=\"1\" name=\"A\"/></players><games>"
              + "<game black=\"1\"><move>h8 h9</move></game></games></database>";
      return List.of(file.getBytes(StandardCharsets.UTF_8));
    }
  }
}

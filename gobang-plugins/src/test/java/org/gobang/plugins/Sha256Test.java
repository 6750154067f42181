package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Sha256Test {

  /** The example of FIPS 180-2. */
  @Test
  void agreesWithTheStandard(@TempDir Path folder) throws IOException {
    assertThat(Sha256.of(Files.writeString(folder.resolve("a"), "abc")))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }
}

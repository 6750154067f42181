package org.gobang.engines.added;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "any file can be started there")
class ProgramPathTest {

  @TempDir private Path folder;

  @Test
  void resolvesAPath() throws IOException {
    Path program = Files.writeString(folder.resolve("engine"), "#!/bin/sh\n");
    String roundabout = folder.resolve(".").resolve("engine").toString();
    assertThatExceptionOfType(RefusedException.class)
        .as("not yet executable")
        .isThrownBy(() -> ProgramPath.of(roundabout))
        .withMessageContaining(roundabout);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(ProgramPath.of(roundabout)).isEqualTo(program.toString());
  }

  @Test
  void searchesANameOnThePath() {
    assertThat(ProgramPath.of("sh")).isEqualTo("sh");
  }

  @ParameterizedTest
  @ValueSource(strings = {"no-such-engine", "/nowhere/engine", "./engine", "a\0b"})
  void refusesAMissingProgram(String given) {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> ProgramPath.of(given))
        .satisfies(
            refused -> assertThat(refused.kind()).isIn("engine-no-program", "engine-not-on-path"))
        .withMessageContaining(given);
  }
}

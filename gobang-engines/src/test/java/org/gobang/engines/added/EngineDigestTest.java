package org.gobang.engines.added;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineDigestTest {

  @TempDir private Path folder;

  private String here;
  private String elsewhere;
  private String another;

  @BeforeEach
  void makePrograms() throws IOException {
    here = Files.writeString(folder.resolve("pbrain-a"), "engine").toString();
    elsewhere = Files.writeString(folder.resolve("other-name"), "engine").toString();
    another = Files.writeString(folder.resolve("pbrain-b"), "engine 2").toString();
  }

  private static String digest(String command) {
    return EngineDigest.of(Map.of("command", command));
  }

  @Test
  void dependsOnTheContentAndNotOnThePath() {
    assertThat(digest(here)).isEqualTo(digest(elsewhere)).isNotEqualTo(digest(another));
    assertThat(digest(here + " --strong")).isNotEqualTo(digest(here));
    assertThat(digest("wine " + here)).isEqualTo(digest("wine " + elsewhere));
    assertThat(EngineDigest.of(Map.of("command", "pbrain-a", "working-folder", folder.toString())))
        .isEqualTo(digest(here));
  }

  @Test
  void dependsOnSettingsAndNotOnPaths() {
    String plain = digest(here);
    assertThat(EngineDigest.of(Map.of("command", here, "memory", "70"))).isNotEqualTo(plain);
    assertThat(
            EngineDigest.of(
                Map.of("command", here, "environment", "A=1", "data-folder", "/a", "log", "x")))
        .isEqualTo(plain);
  }

  @Test
  void refusesAMissingProgram() {
    assertThatThrownBy(() -> digest("no-such-program-anywhere"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("program no-such-program-anywhere not found");
  }
}

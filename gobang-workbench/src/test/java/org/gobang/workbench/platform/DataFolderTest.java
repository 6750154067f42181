package org.gobang.workbench.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {

  private static final Path HOME = Path.of("/home/u").toAbsolutePath();

  private static String data(String system, Map<String, String> environment) {
    Path folder = DataFolder.path(system, HOME, environment);
    return HOME.relativize(folder).toString().replace('\\', '/');
  }

  @Test
  void dependsOnThePlatform() {
    assertThat(data("Linux", Map.of())).isEqualTo(".local/share/gobang");
    assertThat(data("Mac OS X", Map.of())).isEqualTo("Library/Application Support/Gobang");
    assertThat(data("Windows 11", Map.of())).isEqualTo("AppData/Roaming/Gobang");
  }

  @Test
  void followsTheEnvironment() {
    String elsewhere = HOME.resolve("elsewhere").toString();
    assertThat(data("Linux", Map.of("XDG_DATA_HOME", elsewhere))).isEqualTo("elsewhere/gobang");
    assertThat(data("Windows 10", Map.of("APPDATA", elsewhere))).isEqualTo("elsewhere/Gobang");
    // The specification ignores relative paths.
    assertThat(data("Linux", Map.of("XDG_DATA_HOME", "x"))).isEqualTo(".local/share/gobang");
    assertThat(data("Linux", Map.of("XDG_DATA_HOME", "/a\0b"))).isEqualTo(".local/share/gobang");
    assertThat(data("Linux", Map.of("XDG_DATA_HOME", ""))).isEqualTo(".local/share/gobang");
  }
}

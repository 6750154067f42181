package org.gobang.launcher.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import org.gobang.api.player.PlayerSpec;
import org.gobang.fixtures.PlayerJar;
import org.gobang.workbench.Host;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildTest {

  @TempDir private Path folder;
  @TempDir private Path plugins;

  private Path jar() {
    return plugins.resolve("acme.jar");
  }

  private Build build() {
    PluginFolders folders = new PluginFolders(new DataFolder(folder.resolve("data")), line -> {});
    folders.add(plugins);
    try (Host host = Host.open(folders)) {
      return Build.find(host.catalogue(), new PlayerSpec("acme", Map.of(), 0, false)).orElseThrow();
    }
  }

  @Test
  void ignoresATouchedJar() throws IOException {
    PlayerJar.put(folder, "acme", "h8", jar());
    Build first = build();
    Files.setLastModifiedTime(jar(), FileTime.from(Instant.EPOCH));
    assertThat(build().isSameAs(first)).isTrue();
    PlayerJar.put(folder, "acme", "h9", jar());
    assertThat(build().isSameAs(first)).isFalse();
  }
}

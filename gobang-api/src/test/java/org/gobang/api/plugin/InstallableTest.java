package org.gobang.api.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gobang.api.workbench.PluginFiles;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;
import org.junit.jupiter.api.Test;

class InstallableTest {

  private static final PluginFiles FILES =
      new PluginFiles(Path.of("a.jar").toAbsolutePath(), new TreeMap<>(Map.of("a.jar", "00")));

  @Test
  void requiresProvidersAndFiles() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Installable(FILES, List.of(), PluginMetadata.NONE, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PluginFiles(Path.of("a.jar"), new TreeMap<>()));
  }

  @Test
  void copiesItsLists() {
    List<Service> brings = new ArrayList<>(List.of(Service.PLAYER));
    List<String> replaces = new ArrayList<>(List.of("b.jar"));
    Installable plugin = new Installable(FILES, brings, PluginMetadata.NONE, replaces);
    brings.clear();
    replaces.clear();
    assertThat(plugin.brings()).extracting(Service::word).containsExactly("player");
    assertThat(plugin.replaces()).containsExactly("b.jar");
  }
}

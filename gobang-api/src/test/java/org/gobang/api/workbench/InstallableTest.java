package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.workbench.Installable.Service;
import org.junit.jupiter.api.Test;

class InstallableTest {

  private static final Path FILE = Path.of("a.jar").toAbsolutePath();

  @Test
  void bringsSomethingFromACertainPlace() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Installable(FILE, List.of(), PluginMetadata.NONE, List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new Installable(
                    Path.of("a.jar"), List.of(Service.BOARD), PluginMetadata.NONE, List.of()));
  }

  @Test
  void staysAsItIs() {
    List<Service> brings = new ArrayList<>(List.of(Service.PLAYER));
    List<String> replaces = new ArrayList<>(List.of("b.jar"));
    Installable plugin = new Installable(FILE, brings, PluginMetadata.NONE, replaces);
    brings.clear();
    replaces.clear();
    assertThat(plugin.brings()).extracting(Service::word).containsExactly("player");
    assertThat(plugin.replaces()).containsExactly("b.jar");
  }
}

package org.gobang.workbench.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.engines.isolated.PlayerFiles;
import org.junit.jupiter.api.Test;

class WorkerLaunchTest {

  private static final Path JAR = Path.of("/plugins/mine.jar");
  private static final WorkerLaunch LAUNCH = new WorkerLaunch(List.of(JAR), List.of());

  @Test
  void loadsThePluginsInAnotherJvm() {
    assertThat(LAUNCH.command())
        .contains(JAR.toString())
        .anyMatch(argument -> argument.endsWith(IsolatedPlayerMain.class.getName()))
        .doesNotContain("--unshare-all");
  }

  @Test
  void isConfinedToThePluginAndThePlayerFiles() {
    PlayerFiles files =
        new PlayerFiles(Optional.of(Path.of("/players/mine")), List.of(Path.of("/home/a/t.txt")));
    List<String> command = LAUNCH.confined(new Bubblewrap(Path.of("/usr/bin/bwrap")), files);
    assertThat(command.get(0)).isEqualTo("/usr/bin/bwrap");
    assertThat(command)
        .contains("--unshare-all", "--clearenv")
        .containsSubsequence("--ro-bind", JAR.toString(), JAR.toString())
        .containsSubsequence("--ro-bind", "/home/a/t.txt", "/home/a/t.txt")
        .containsSubsequence("--bind", "/players/mine", "/players/mine")
        .doesNotContain("/home/a", "/players");
  }
}

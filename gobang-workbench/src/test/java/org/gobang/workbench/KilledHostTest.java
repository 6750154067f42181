package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the open games of a process killed as by {@code kill -9}. */
class KilledHostTest {

  @TempDir private Path data;

  @Test
  void leavesAllItsGamesWithTheirTags() throws Exception {
    kill();
    try (Host host = Host.open(new PluginFolders(new DataFolder(data), sentence -> {}));
        LeaderWorkbench workbench = host.workbench()) {
      List<UnfinishedGame> left = unfinished(workbench);
      assertThat(left)
          .allSatisfy(game -> assertThat(point(game.setup())).isEqualTo(session(game.setup())))
          .extracting(game -> session(game.setup()))
          .containsExactlyInAnyOrderElementsOf(ThreeGames.POINTS);

      GameSetup resumed = left.get(1).setup();
      Game game = workbench.open(resumed).toCompletableFuture().join();
      assertThat(game.play(Stone.WHITE, 0, Point.parse("i9")).toCompletableFuture().get())
          .isNotNull();
      assertThat(unfinished(workbench))
          .as("the others still exist")
          .containsExactly(left.get(0), left.get(2));
    }
  }

  private static List<UnfinishedGame> unfinished(LeaderWorkbench workbench) {
    return workbench.require(Records.class).unfinished().toCompletableFuture().join();
  }

  private static String session(GameSetup setup) {
    return setup.tags().getOrDefault(ThreeGames.SESSION, "");
  }

  private static String point(GameSetup setup) {
    return String.valueOf(setup.record().lines().get(0).move());
  }

  private void kill() throws Exception {
    String name = ThreeGames.class.getName();
    String resource = "/" + name.replace('.', '/') + ".class";
    String url = Objects.requireNonNull(getClass().getResource(resource)).toString();
    Path tests = Path.of(URI.create(url.substring(0, url.length() - resource.length())));
    String module = Host.class.getModule().getName();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-p",
                System.getProperty("jdk.module.path"),
                "--patch-module",
                module + "=" + tests,
                "-m",
                module + "/" + name,
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("saved");
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
  }
}

package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.fixtures.PlayerJar;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.InterfaceLaunch;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests embedding the application in another program. */
class HostTest {

  @TempDir private Path folder;
  private Path plugins;

  @BeforeEach
  void addAPlayer() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
    PlayerJar.put(folder, "acme", "b2", plugins.resolve("acme.jar"));
  }

  private Host host() {
    PluginFolders folders =
        new PluginFolders(new DataFolder(folder.resolve("data")), sentence -> {});
    folders.add(plugins);
    return Host.open(folders);
  }

  private static GameSetup against(String player) {
    return GameSetup.of(GameRecord.of("freestyle", Start.empty(9), List.of()))
        .black(new Seat.Human("a"))
        .white(new Seat.Computer(new PlayerSpec(player, Map.of(), 0, false)))
        .build();
  }

  private static Game open(Workbench workbench, GameSetup setup) {
    return workbench.open(setup).toCompletableFuture().join();
  }

  /**
   * Returns the threads of open hosts. Those of games are pooled and end when idle for a minute.
   */
  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("gobang"))
        .filter(name -> !name.matches("gobang-(game|clock|process-start)"))
        .toList();
  }

  /** Plays a move against a bundled player and against one of a plugin. Both games stay open. */
  private void playTwoGames(Workbench workbench) {
    Game bundled = open(workbench, against("runs"));
    Game plugin = open(workbench, against("acme"));
    bundled.play(Stone.BLACK, 0, Point.parse("e5"));
    plugin.play(Stone.BLACK, 0, Point.parse("e5"));
    await().until(() -> bundled.state().path().size() == 2);
    await().until(() -> plugin.state().path().size() == 2);
    assertThat(plugin.state().board().at(Point.parse("b2"))).isEqualTo(Cell.WHITE);
  }

  private static List<UnfinishedGame> unfinished(Workbench workbench) {
    return workbench.require(Records.class).unfinished().toCompletableFuture().join();
  }

  @Test
  void opensTwiceInOneProcess() {
    try (Host host = host();
        LeaderWorkbench workbench = host.workbench()) {
      assertThat(workbench.request()).isEmpty();
      assertThat(unfinished(workbench)).isEmpty();
      playTwoGames(workbench);
      workbench.preferences().put("theme", "dark");
    }
    await().untilAsserted(() -> assertThat(threads()).isEmpty());
    try (Host host = host();
        LeaderWorkbench workbench = host.workbench()) {
      assertThat(unfinished(workbench))
          .hasSize(2)
          .allSatisfy(left -> assertThat(left.setup().path()).hasSize(2));
      assertThat(workbench.preferences().get("theme")).contains("dark");
      playTwoGames(workbench);
    }
    await().untilAsserted(() -> assertThat(threads()).isEmpty());
  }

  @Test
  void namesRulesWithTheirOptions() {
    try (Host host = host()) {
      PluginCatalogue catalogue = host.catalogue();
      assertThat(catalogue.hasRules("custom")).isTrue();
      assertThat(catalogue.hasRules("custom:torus=true,line=6")).isTrue();
      assertThat(catalogue.hasRules("custom:lines=6")).isFalse();
      assertThat(catalogue.hasRules("custom:line=99")).isFalse();
      assertThat(catalogue.hasRules("gone:line=6")).isFalse();
      assertThat(catalogue.board("custom:torus=true,line=6", Start.empty(9)).rules())
          .isEqualTo("custom:line=6,torus=true");
      assertThat(catalogue.board("renju", Start.empty(9)).rules()).isEqualTo("renju");
      assertThatThrownBy(() -> catalogue.board("renju:line=6", Start.empty(9)))
          .isInstanceOf(RefusedException.class)
          .hasMessage("no option line: there are opening");
      assertThatThrownBy(() -> catalogue.rules("gone"))
          .isInstanceOf(RefusedException.class)
          .hasMessageStartingWith("there is no board gone: there are ");
    }
  }

  /** An interface that opens the requested game and ends. */
  private record OneMove(boolean leads) implements RendererProvider {
    @Override
    public String id() {
      return "one-move";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("One move", "");
    }

    @Override
    public boolean available() {
      return true;
    }

    @Override
    public Renderer create() {
      return workbench -> {
        if (!leads) {
          throw new IllegalStateException("broken");
        }
        Game game = open(workbench, workbench.request().orElseThrow());
        game.play(Stone.BLACK, 0, Point.parse("e5"));
        await().until(() -> game.state().path().size() == 2);
        return 7;
      };
    }
  }

  private static InterfaceLaunch frontEnd(RendererProvider provider) {
    return new InterfaceLaunch(
        new DiscoveredPlugin<>(provider.id(), provider, "", DiscoveredPlugin.BUNDLED),
        OptionValues.NONE);
  }

  @Test
  void runsInterfaces() throws InterruptedException {
    List<String> failures = new ArrayList<>();
    try (Host host = host()) {
      int status =
          InterfaceRunner.run(
              host.workbench(against("acme"), CommandLineRequest.GAME, Map.of()),
              List.of(frontEnd(new OneMove(true)), frontEnd(new OneMove(false))),
              failures::add);
      assertThat(status).isEqualTo(7);
    }
    assertThat(failures).containsExactly("one-move failed: java.lang.IllegalStateException");
    await().untilAsserted(() -> assertThat(threads()).isEmpty());
  }
}

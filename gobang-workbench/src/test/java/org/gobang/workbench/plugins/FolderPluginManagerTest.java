package org.gobang.workbench.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.fixtures.PlayerJar;
import org.gobang.plugins.LivePlugins;
import org.gobang.workbench.platform.StageExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests installing, disabling and removing plugins. */
class FolderPluginManagerTest {

  @TempDir private Path folder;
  private final List<Plugins> published = new ArrayList<>();
  private Path own;
  private Path named;
  private DisabledPlugins disabled;
  private LivePlugins live;
  private final StageExecutor tasks = StageExecutor.sequential("plugins");
  private PluginManager manager;

  @BeforeEach
  void start() {
    own = folder.resolve("home/.gobang/plugins");
    named = folder.resolve("named");
    disabled = new DisabledPlugins(folder.resolve("data/disabled-plugins"));
    begin();
  }

  /** A run of the application. */
  private void begin() {
    List<Path> folders = List.of(own, named);
    live =
        LivePlugins.find(
            folders,
            disabled::refusal,
            () -> Plugins.NONE,
            folder.resolve("data"),
            lastWords -> {});
    manager = new FolderPluginManager(Optional.of(own), folders, disabled, live, tasks);
  }

  @AfterEach
  void close() {
    tasks.close();
    live.close();
  }

  /** Returns the result of a stage or throws its failure. */
  private static <T> T done(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().get(120, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      throw (RefusedException) failed.getCause();
    } catch (InterruptedException | TimeoutException late) {
      throw new AssertionError(late);
    }
  }

  private Path jar(String id, String point, String name) throws IOException {
    Path jar = Files.createDirectories(folder.resolve("downloads")).resolve(name);
    PlayerJar.put(folder, id, point, jar);
    return jar;
  }

  private String install(Path jar) {
    return done(manager.install(done(manager.examine(jar))));
  }

  private Optional<String> origin(String player) {
    return live.plugins().player(player).map(DiscoveredPlugin::origin);
  }

  private List<String> refused() {
    return live.plugins().refused().stream()
        .map(each -> each.origin() + " " + each.kind())
        .toList();
  }

  @Test
  void installsAndAnnouncesAPluginAtOnce() throws IOException {
    live.watch(published::add);
    String origin = install(jar("acme", "a1", "acme.jar"));
    assertThat(origin).isEqualTo(own.resolve("acme.jar").toString());
    assertThat(origin("acme")).contains(origin);
    assertThat(published).last().isEqualTo(live.plugins());

    String next = install(jar("acme", "b2", "acme-2.jar"));
    assertThat(origin("acme")).contains(next);
    assertThat(Path.of(origin)).doesNotExist();
    assertThat(refused()).isEmpty();
  }

  @Test
  void aDisabledPluginStaysDisabledInTheNextRun() throws IOException {
    String origin = install(jar("acme", "a1", "a c & m%e 插件.jar"));
    done(manager.disable(origin));
    done(manager.disable(origin));
    assertThat(origin("acme")).isEmpty();
    assertThat(refused()).containsExactly(origin + " disabled");

    live.close();
    begin();
    assertThat(refused()).containsExactly(origin + " " + Refusal.DISABLED);
    done(manager.enable(origin));
    assertThat(origin("acme")).contains(origin);
    assertThat(disabled.file()).isEmptyFile();
  }

  @Test
  void enablesReinstalledPluginsAndForgetsRemovedOnes() throws IOException {
    Path jar = jar("acme", "a1", "acme.jar");
    String origin = install(jar);
    done(manager.disable(origin));
    assertThat(done(manager.examine(jar)).replaces()).containsExactly(origin);
    assertThat(origin("acme")).isEmpty();
    install(jar);
    assertThat(origin("acme")).contains(origin);

    done(manager.disable(origin));
    done(manager.remove(origin));
    assertThat(refused()).isEmpty();
    assertThat(Path.of(origin)).doesNotExist();
    assertThat(disabled.file()).isEmptyFile();
  }

  @Test
  void removesOnlyInstalledPluginsAndDisablesOnlyLoadedOnes() throws IOException {
    Files.createDirectories(named);
    String built = named.resolve("acme.jar").toString();
    live.change(() -> Files.copy(jar("acme", "a1", "acme.jar"), Path.of(built)));
    assertThat(manager.canRemove(built)).isFalse();
    assertThat(manager.canDisable(built)).isTrue();
    assertThatThrownBy(() -> done(manager.remove(built)))
        .isInstanceOf(RefusedException.class)
        .hasMessage(built + " is not in your own plugin folder.");
    done(manager.disable(built));
    assertThat(refused()).containsExactly(built + " disabled");
    done(manager.enable(built));
    assertThat(origin("acme")).contains(built);

    for (String part :
        List.of(DiscoveredPlugin.BUNDLED, folder.resolve("acme.jar").toString(), "acme.jar")) {
      assertThat(manager.canRemove(part)).isFalse();
      assertThat(manager.canDisable(part)).isFalse();
      assertThatThrownBy(() -> done(manager.disable(part)))
          .isInstanceOf(RefusedException.class)
          .hasMessage(part + " is part of Gobang, or not in a plugin folder.");
    }
  }

  @Test
  void reportsFileFailuresAndChangesNothing() throws IOException {
    String origin = install(jar("acme", "a1", "acme.jar"));
    Files.createDirectories(disabled.file());
    assertThatThrownBy(() -> done(manager.disable(origin)))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("Disk error: ");
    // Until the file can be read, each plugin may be disabled.
    assertThat(refused()).containsExactly(origin + " unreadable");
    Files.delete(disabled.file());
    Files.delete(Path.of(origin));
    assertThatThrownBy(() -> done(manager.remove(origin)))
        .isInstanceOf(RefusedException.class)
        .hasMessage(origin + ": file or folder not found");
    assertThat(origin("acme")).isEmpty();
  }

  @Test
  void installsNothingWithoutAHomeFolder() {
    PluginManager homeless =
        new FolderPluginManager(Optional.empty(), List.of(named), disabled, live, tasks);
    assertThat(homeless.folder()).isEmpty();
    assertThatThrownBy(() -> done(homeless.examine(folder.resolve("a.jar"))))
        .isInstanceOf(RefusedException.class)
        .hasMessage("The home folder does not exist, so plugins can’t be installed.");
  }
}

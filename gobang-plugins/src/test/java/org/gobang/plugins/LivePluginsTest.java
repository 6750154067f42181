package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests adding, removing and replacing plugins while the application runs. */
class LivePluginsTest {

  @TempDir private Path folder;
  private final BlockingQueue<Plugins> changes = new LinkedBlockingQueue<>();

  private static Refusal refusal(Path plugin) {
    return new Refusal(plugin.toString(), Refusal.DISABLED, "it is disabled");
  }

  private final Set<Path> disabled = ConcurrentHashMap.newKeySet();
  private Path plugins;
  private LivePlugins live;
  private Plugins others = Plugins.NONE;
  private int made;

  @BeforeEach
  void missingFolder() {
    plugins = folder.resolve("not/yet");
    live =
        LivePlugins.find(
            List.of(plugins),
            plugin -> disabled.contains(plugin) ? Optional.of(refusal(plugin)) : Optional.empty(),
            () -> others,
            folder.resolve("data"),
            crashReport -> {},
            Duration.ofMillis(60));
  }

  @AfterEach
  void close() {
    live.close();
  }

  private void watch() {
    live.watch(changes::add);
  }

  /** Waits for these players; changes are reported one by one. */
  private void awaitPlayers(String... ids) throws InterruptedException {
    Plugins told = live.plugins();
    while (!told.players().stream().map(DiscoveredPlugin::id).toList().equals(List.of(ids))) {
      told = changes.poll(120, TimeUnit.SECONDS);
      assertThat(told).as("a further change").isNotNull();
    }
    assertThat(live.plugins().players()).extracting(DiscoveredPlugin::id).containsExactly(ids);
  }

  private Path at(String name) {
    return plugins.resolve(name);
  }

  /** Builds a player in another folder and moves it into the plugin folder. */
  private void put(String id, String label, Path jar) throws IOException {
    Files.createDirectories(jar.getParent());
    Files.move(jar(id, label), jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private Path jar(String id, String label) throws IOException {
    made++;
    Path made = folder.resolve("made" + this.made);
    return new JarMaker(made)
        .playerModule(id, id + ".P")
        .source(
            id + ".P",
            """
            package %s;
            import java.util.Locale;
            import org.gobang.api.*;
            import org.gobang.api.board.*;
            import org.gobang.api.player.*;
            public final class P implements PlayerProvider {
              public String id() { return "%s"; }
              public Label label(Locale locale) { return new Label("%s", ""); }
              public Player create(Settings settings, Board start) { return Late.player(); }
              /** A class that is loaded on demand. */
              private static final class Late {
                static Player player() { return turn -> new Point(%s, 0); }
              }
            }
            """
                .formatted(id, id, label, label.length()))
        .jar(made.resolve("plugin.jar"));
  }

  private PlayerProvider player(String id) {
    return live.plugins().player(id).orElseThrow().provider();
  }

  private String label(String id) {
    return player(id).label(Locale.ENGLISH).name();
  }

  @Test
  void findsPluginsInANewFolder() throws Exception {
    watch();
    put("a", "A", at("a.jar"));
    awaitPlayers("a");
    put("b", "B", at("b/b.jar"));
    awaitPlayers("a", "b");
    Files.delete(at("b/b.jar"));
    awaitPlayers("a");
    put("c", "C", at("b/c.jar"));
    awaitPlayers("a", "c");
    ProcessFolder.delete(folder.resolve("not"));
    awaitPlayers();
    put("d", "D", at("d.jar"));
    awaitPlayers("d");
  }

  @Test
  void reportsChangesBeforeWatching() throws Exception {
    put("a", "A", at("a.jar"));
    watch();
    awaitPlayers("a");
  }

  @Test
  void reloadsOnlyChangedPlugins() throws Exception {
    watch();
    put("a", "A", at("a.jar"));
    put("b", "B", at("b.jar"));
    awaitPlayers("a", "b");
    PlayerProvider before = player("b");
    changes.clear();

    Files.writeString(at("README.txt"), "This file is not a plugin and is not reported.");
    put("a", "A2", at("a.jar"));
    // A change during the replacement is reported without the jar.
    Plugins told;
    do {
      told = changes.poll(120, TimeUnit.SECONDS);
      assertThat(told).isNotNull();
    } while (told.player("a").isEmpty());

    assertThat(told).isSameAs(live.plugins());
    assertThat(label("a")).isEqualTo("A2");
    assertThat(player("b")).isSameAs(before);
  }

  @Test
  void findsASlowlyWrittenJarAfterItsCompletion() throws Exception {
    watch();
    Files.createDirectories(plugins);
    byte[] whole = Files.readAllBytes(jar("a", "A"));
    Files.write(at("a.jar"), Arrays.copyOf(whole, whole.length / 2));
    Plugins half = changes.poll(120, TimeUnit.SECONDS);
    assertThat(half).isNotNull();
    assertThat(half.refused())
        .extracting(Refusal::kind, Refusal::origin)
        .containsExactly(tuple(Refusal.UNREADABLE, at("a.jar").toString()));
    Files.write(at("a.jar"), whole);
    awaitPlayers("a");
    assertThat(live.plugins().refused()).isEmpty();
  }

  @Test
  void assignsAReleasedIdToTheNextPlugin() throws Exception {
    watch();
    put("a", "first", at("a-1.jar"));
    awaitPlayers("a");
    put("a", "second", at("a-2.jar"));
    await().until(() -> !live.plugins().refused().isEmpty());
    assertThat(live.plugins().refused())
        .extracting(Refusal::kind)
        .containsExactly(Refusal.MODULE_TAKEN);
    Files.delete(at("a-1.jar"));
    await().until(() -> label("a").equals("second"));
    assertThat(live.plugins().refused()).isEmpty();
  }

  @Test
  void ownChangesTakeEffectImmediately() throws Exception {
    watch();
    UserPluginFolder own = new UserPluginFolder(plugins);
    Path place = live.change(() -> own.install(own.examine(jar("a", "A"))));
    assertThat(live.plugins().players())
        .extracting(DiscoveredPlugin::origin)
        .contains(place.toString());
    live.change(
        () -> {
          own.remove(place);
          return place;
        });
    assertThat(live.plugins().player("a")).isEmpty();
    awaitPlayers();
  }

  @Test
  @SuppressWarnings("NullAway") // This plugin looks at nothing that it is given.
  void doesNotReadDisabledPlugins() throws Exception {
    put("a", "A", at("a.jar"));
    Files.writeString(at("b.jar"), "no jar");
    disabled.addAll(List.of(at("a.jar"), at("b.jar")));
    watch();
    await().until(() -> live.plugins().refused().size() == 2);
    assertThat(live.plugins().refused()).extracting(Refusal::kind).containsOnly(Refusal.DISABLED);
    assertThat(copies()).isEmpty();

    live.change(() -> disabled.remove(at("a.jar")));
    assertThat(label("a")).isEqualTo("A");
    PlayerProvider playing = player("a");

    live.change(() -> disabled.add(at("a.jar")));
    assertThat(live.plugins().players()).isEmpty();
    assertThat(PluginFinder.load(List.of(at("a.jar")), Plugins.NONE).players()).hasSize(1);
    try (Player player = playing.create(new Settings(Map.of(), 1), null)) {
      assertThat(player.choose(null)).isEqualTo(new Point(1, 0));
    }
  }

  @Test
  void playerOfAReplacedFileWorksUntilItIsClosed() throws Exception {
    watch();
    put("a", "1", at("a.jar"));
    awaitPlayers("a");

    WeakReference<ClassLoader> replaced = playOnWhile(() -> put("a", "22", at("a.jar")));
    assertThat(label("a")).isEqualTo("22");
    awaitGone(replaced);

    WeakReference<ClassLoader> removed = playOnWhile(() -> Files.delete(at("a.jar")));
    assertThat(live.plugins().players()).isEmpty();
    awaitGone(removed);
  }

  /** A change of files. */
  private interface Action {
    void run() throws IOException;
  }

  /**
   * Returns the class loader of a player that is created during a change of its file and closed.
   */
  @SuppressWarnings("NullAway") // This plugin looks at nothing that it is given.
  private WeakReference<ClassLoader> playOnWhile(Action action) throws Exception {
    PlayerProvider provider = player("a");
    int length = label("a").length();
    changes.clear();
    action.run();
    assertThat(changes.poll(120, TimeUnit.SECONDS)).isNotNull();
    try (Player player = provider.create(new Settings(Map.of(), 1), null)) {
      assertThat(player.choose(null)).isEqualTo(new Point(length, 0));
      return new WeakReference<>(
          ((CheckedPlayerProvider.PluginPlayer) player).player().getClass().getClassLoader());
    }
  }

  @Test
  void loadsAReplacedPluginWhileTheOldOneIsInUse() throws Exception {
    watch();
    put("a", "old", at("a.jar"));
    put("b", "in a folder", at("b/b.jar"));
    awaitPlayers("a", "b");
    Plugins before = live.plugins();
    put("a", "new", at("a.jar"));
    ProcessFolder.delete(at("b"));
    awaitPlayers("a");

    List<Path> copies =
        before.players().stream().flatMap(each -> PluginFinder.loadedFrom(each).stream()).toList();
    assertThat(PluginFinder.load(copies, Plugins.NONE).players())
        .extracting(each -> each.provider().label(Locale.ENGLISH).name())
        .containsExactly("old", "in a folder");
    DiscoveredPlugin<PlayerProvider> inPlace = PluginFinder.find(List.of(plugins)).players().get(0);
    assertThat(PluginFinder.loadedFrom(inPlace)).contains(at("a.jar"));
  }

  /** Waits until a plugin is unreachable and its copy deleted. */
  private void awaitGone(WeakReference<ClassLoader> loader) {
    int there = live.plugins().players().size();
    await()
        // A copy may be deleted while they are listed.
        .ignoreException(UncheckedIOException.class)
        .untilAsserted(
            () -> {
              System.gc();
              assertThat(loader.get()).isNull();
              assertThat(copies()).hasSize(there);
            });
  }

  private List<Path> copies() throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve("data/runs"))) {
      return all.filter(each -> each.toString().endsWith(".jar")).toList();
    }
  }

  @Test
  void listsPluginsOfTheHostLast() throws Exception {
    DiscoveredPlugin<PlayerProvider> mine =
        new DiscoveredPlugin<>("mine", new Named("mine"), "", "a list");
    DiscoveredPlugin<PlayerProvider> twice =
        new DiscoveredPlugin<>("a", new Named("a"), "", "a list");
    others = Plugins.NONE.with(Service.PLAYER, List.of(mine, twice));
    put("a", "A", at("a.jar"));
    watch();
    awaitPlayers("a", "mine");
    assertThat(EnglishRefusals.of(live.plugins().refused()))
        .containsExactly(
            new Refusal(
                "a list",
                Refusal.ID_TAKEN,
                "the id a is already used by the other player in " + at("a.jar")));
  }

  /** A player supplied by the host. */
  private record Named(String id) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      return new Label(id, "");
    }

    @Override
    public Player create(Settings settings, Board start) {
      return turn -> turn.board().vacant().get(0);
    }
  }

  @Test
  void loadsPluginsInPlaceWithoutAWritableDataFolder() throws Exception {
    put("a", "A", at("a.jar"));
    Path file = Files.createFile(folder.resolve("file"));
    try (LivePlugins inPlace =
        LivePlugins.find(
            List.of(plugins), plugin -> Optional.empty(), () -> others, file, crashReport -> {})) {
      assertThat(inPlace.plugins().players()).extracting(DiscoveredPlugin::id).containsExactly("a");
      inPlace.watch(changes::add);
    }
  }

  @Test
  void closingRemovesAllFiles() throws Exception {
    put("a", "A", at("a.jar"));
    watch();
    awaitPlayers("a");
    assertThat(copies()).hasSize(1);
    live.close();
    assertThat(ProcessFolder.list(folder.resolve("data/runs"))).isEmpty();
    live.close();
  }
}

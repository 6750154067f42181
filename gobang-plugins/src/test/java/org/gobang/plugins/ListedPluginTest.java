package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests plugins whose metadata lists their providers, before and at the first use. */
class ListedPluginTest {

  /** Set by the class of a plugin when it is initialized. */
  private static final String LOADED = "org.gobang.test.loaded";

  private static final String MARK =
      "static { System.setProperty(\""
          + LOADED
          + "\", \"yes\"); }"
          + " public java.util.List<org.gobang.api.Option> options() {"
          + " return java.util.List.of("
          + "new org.gobang.api.Option.Flag(\"wild\", false)); }";

  private static final String METADATA =
      """
      name=A Plugin
      version=2.1
      author=A. Author
      licence=MIT
      homepage=https://example.com
      player.mine.name=Mine
      player.mine.description=Here.
      player.mine.name_zh=我的
      player.mine.priority=7
      """;

  @TempDir private Path folder;
  private Path plugins;
  private Path data;
  private int made;

  @BeforeEach
  void notLoaded() throws IOException {
    System.clearProperty(LOADED);
    plugins = Files.createDirectory(folder.resolve("plugins"));
    data = folder.resolve("data");
  }

  @AfterEach
  void clear() {
    System.clearProperty(LOADED);
  }

  private Path jar(String metadata, String body, String id) throws IOException {
    made++;
    return new JarMaker(folder.resolve("made" + made))
        .playerModule("made", "made.P")
        .player("made.P", body, "\"" + id + "\"")
        .version("0.3")
        .file(PluginMetadata.FILE, metadata)
        .jar(plugins.resolve("mine.jar"));
  }

  private LivePlugins live() {
    return LivePlugins.find(
        List.of(plugins), plugin -> Optional.empty(), () -> Plugins.NONE, data, crashReport -> {});
  }

  private static void assertNotLoaded() {
    assertThat(System.getProperty(LOADED)).isNull();
  }

  private static PlayerProvider mine(Plugins plugins) {
    return plugins.player("mine").orElseThrow().provider();
  }

  private void assertRefusedWithoutLoading(String kind, String reason) {
    Plugins found = PluginFinder.find(List.of(plugins));
    assertThat(found.players()).isEmpty();
    assertThat(EnglishRefusals.of(found.refused()))
        .containsExactly(new Refusal(plugins.resolve("mine.jar").toString(), kind, reason));
    assertNotLoaded();
  }

  @Test
  void listsWithoutLoadingOrCopying() throws IOException {
    Path jar = jar(METADATA, MARK, "mine");
    try (LivePlugins live = live()) {
      DiscoveredPlugin<PlayerProvider> mine = live.plugins().player("mine").orElseThrow();
      assertThat(mine.version()).isEqualTo("2.1");
      assertThat(mine.origin()).isEqualTo(jar.toString());
      assertThat(mine.metadata())
          .extracting(
              PluginMetadata::name,
              PluginMetadata::author,
              PluginMetadata::licence,
              PluginMetadata::homepage)
          .containsExactly("A Plugin", "A. Author", "MIT", "https://example.com");
      assertThat(mine.provider().id()).isEqualTo("mine");
      assertThat(mine.provider().priority()).isEqualTo(7);
      assertThat(mine.provider().label(Locale.ENGLISH)).isEqualTo(new Label("Mine", "Here."));
      assertThat(mine.provider().label(Locale.CHINESE)).isEqualTo(new Label("我的", "Here."));
      assertNotLoaded();
      assertThat(copies()).isEmpty();
    }
  }

  /** Returns the files copied by the run, without the folder of its load markers. */
  private List<Path> copies() throws IOException {
    Path run =
        ProcessFolder.list(data.resolve("runs")).stream()
            .filter(Files::isDirectory)
            .findFirst()
            .orElseThrow();
    return ProcessFolder.list(run).stream().filter(each -> !each.endsWith("loading")).toList();
  }

  @Test
  void loadsACopyAtTheFirstUse() throws IOException {
    jar(METADATA, MARK, "mine");
    try (LivePlugins live = live()) {
      PlayerProvider mine = mine(live.plugins());
      assertThat(mine.options()).hasSize(1);
      assertThat(System.getProperty(LOADED)).isEqualTo("yes");
      assertThat(mine.label(mine.options().get(0), Locale.ENGLISH).name()).isEqualTo("wild");
      assertThat(copies()).hasSize(1);
      Path copy =
          PluginFinder.loadedFrom(live.plugins().player("mine").orElseThrow()).orElseThrow();
      assertThat(copy.startsWith(copies().get(0))).isTrue();
      assertThat(live.plugins().refused()).isEmpty();
    }
  }

  @Test
  void refusesAnotherIdAtTheFirstUse() throws IOException {
    Path jar = jar(METADATA, MARK, "yours");
    String sentence =
        "its META-INF/gobang-plugin.properties lists the player mine, but its classes contain yours";
    try (LivePlugins live = live()) {
      PlayerProvider mine = mine(live.plugins());
      for (int again = 0; again < 2; again++) {
        assertThatExceptionOfType(RefusedException.class)
            .isThrownBy(mine::options)
            .withMessage(jar + ": " + sentence)
            .returns(Refusal.METADATA, RefusedException::kind);
      }
      await().until(() -> live.plugins().players().isEmpty());
      assertThat(EnglishRefusals.of(live.plugins().refused()))
          .containsExactly(new Refusal(jar.toString(), Refusal.METADATA, sentence));
    }
  }

  @Test
  void refusesACrashAtTheFirstUse() throws IOException {
    Path jar = jar(METADATA, "public P() { throw new IllegalStateException(\"no\"); }", "mine");
    String sentence = "made.P threw IllegalStateException: no";
    try (LivePlugins live = live()) {
      assertThat(live.plugins().refused()).isEmpty();
      assertThatExceptionOfType(RefusedException.class)
          .isThrownBy(() -> mine(live.plugins()).options())
          .withMessage(jar + ": " + sentence);
      await().until(() -> live.plugins().players().isEmpty());
      assertThat(EnglishRefusals.of(live.plugins().refused()))
          .containsExactly(new Refusal(jar.toString(), Refusal.CRASHED, sentence));
    }
  }

  @Test
  void doesNotLoadChangedFiles() throws IOException {
    Path jar = jar(METADATA, MARK, "mine");
    try (LivePlugins live = live()) {
      PlayerProvider mine = mine(live.plugins());
      Files.write(jar, new byte[] {0}, StandardOpenOption.APPEND);
      assertThatExceptionOfType(RefusedException.class)
          .isThrownBy(mine::options)
          .withMessage(jar + ": its files changed after it was listed");
      assertNotLoaded();
    }
  }

  @Test
  void metadataWithoutProvidersDescribesThePlugin() throws IOException {
    jar("author=A. Author", MARK, "mine");
    DiscoveredPlugin<PlayerProvider> mine =
        PluginFinder.find(List.of(plugins)).player("mine").orElseThrow();
    assertThat(System.getProperty(LOADED)).isEqualTo("yes");
    assertThat(mine.metadata().author()).isEqualTo("A. Author");
    assertThat(mine.version()).isEqualTo("0.3");
  }

  @Test
  void refusesEntriesThatContradictTheModuleWithoutLoading() throws IOException {
    jar(METADATA + "board.mine.name=Mine\n", MARK, "mine");
    assertRefusedWithoutLoading(
        Refusal.METADATA,
        "its META-INF/gobang-plugin.properties lists 1 providers of the service board, but its"
            + " modules contain 0");
    jar(METADATA.replace("player.mine", "player.Mine"), MARK, "mine");
    assertRefusedWithoutLoading(
        Refusal.BAD_ID,
        "its META-INF/gobang-plugin.properties has an invalid id: “Mine”. Use at most 40"
            + " lower-case letters, digits and hyphens");
    jar(METADATA.replace("player.mine", "player.human"), MARK, "mine");
    assertRefusedWithoutLoading(
        Refusal.BAD_ID,
        "its META-INF/gobang-plugin.properties has the id human, which is reserved for human players");
    jar(METADATA.replace("=7", "=high"), MARK, "mine");
    assertRefusedWithoutLoading(
        Refusal.METADATA,
        "its META-INF/gobang-plugin.properties: player.mine.priority has to be a whole number");
    jar("name=\\u12", MARK, "mine");
    assertRefusedWithoutLoading(
        Refusal.METADATA,
        "its META-INF/gobang-plugin.properties is malformed: Malformed \\uxxxx encoding.");
  }

  private JarMaker listed(String module, String... lines) {
    made++;
    return new JarMaker(folder.resolve("made" + made))
        .module(module, lines)
        .file(PluginMetadata.FILE, METADATA);
  }

  @Test
  void refusesATakenIdWithoutLoading() throws IOException {
    jar(METADATA, MARK, "mine");
    listed(
            "other",
            "requires org.gobang.api;",
            "provides org.gobang.api.player.PlayerProvider with other.P;")
        .player("other.P", MARK, "\"mine\"")
        .jar(plugins.resolve("other.jar"));
    Plugins found = PluginFinder.find(List.of(plugins));
    assertThat(found.refused())
        .extracting(Refusal::origin, Refusal::kind)
        .containsExactly(tuple(plugins.resolve("other.jar").toString(), Refusal.ID_TAKEN));
    assertNotLoaded();
  }

  @Test
  void refusesAMissingModuleWithoutLoading() throws IOException {
    Path library =
        new JarMaker(folder.resolve("library"))
            .module("lib", "exports lib;")
            .source("lib.Lib", "package lib; public class Lib {}")
            .jar(folder.resolve("lib.jar"));
    listed(
            "made",
            "requires org.gobang.api;",
            "requires lib;",
            "provides org.gobang.api.player.PlayerProvider with made.P;")
        .against(library)
        .player("made.P", MARK, "\"mine\"")
        .jar(plugins.resolve("mine.jar"));
    assertRefusedWithoutLoading(Refusal.MISSING_DEPENDENCY, "a required module is missing: lib");
  }

  @Test
  void refusesAPackageOfTheApplicationWithoutLoading() throws IOException {
    new JarMaker(folder.resolve("split"))
        .player("mine.P", MARK, "\"mine\"")
        .source("org.gobang.api.Mine", "package org.gobang.api; public class Mine {}")
        .services("mine.P")
        .file(PluginMetadata.FILE, METADATA)
        .jar(plugins.resolve("mine.jar"));
    assertRefusedWithoutLoading(
        Refusal.SPLIT_PACKAGE,
        "the package org.gobang.api is in two modules: mine and org.gobang.api");
  }
}

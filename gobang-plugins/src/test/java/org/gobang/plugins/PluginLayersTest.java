package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests valid plugins of all kinds, each in a separate layer. */
class PluginLayersTest {

  /** A player named after the visible version of a library. */
  private static final String NAMED =
      "public org.gobang.api.Label label(org.gobang.api.Option o, java.util.Locale l) {"
          + " return new org.gobang.api.Label(lib.Lib.VERSION.toString(), \"\"); }"
          + "public java.util.List<org.gobang.api.Option> options() {"
          + " return java.util.List.of(new org.gobang.api.Option.Flag(\"f\", true)); }";

  @TempDir private Path folder;
  private Path plugins;
  private int made;

  @BeforeEach
  void noPlugins() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
  }

  private JarMaker maker() {
    made++;
    return new JarMaker(folder.resolve("made" + made));
  }

  private Path at(String name) {
    return plugins.resolve(name);
  }

  private Plugins found() {
    Plugins found = PluginFinder.find(List.of(plugins, folder.resolve("nowhere"), plugins));
    assertThat(found.refused()).isEmpty();
    return found;
  }

  private static String option(DiscoveredPlugin<PlayerProvider> player) {
    PlayerProvider provider = player.provider();
    return provider.label(provider.options().get(0), Locale.ENGLISH).name();
  }

  private Path library(String version, Path jar) throws IOException {
    // Not a constant, as the compiler would copy it.
    return maker()
        .module("lib", "exports lib;")
        .source(
            "lib.Lib",
            "package lib; public class Lib { public static final Object VERSION = \""
                + version
                + "\"; }")
        .jar(jar);
  }

  @Test
  void supportsTwoVersionsOfALibrary() throws IOException {
    for (String name : List.of("one", "two")) {
      Path library = library("of " + name, at(name + "/lib.jar"));
      maker()
          .module(
              name,
              "requires org.gobang.api; requires lib;",
              "provides org.gobang.api.player.PlayerProvider with " + name + ".P;")
          .player(name + ".P", NAMED, "\"" + name + "\"")
          .against(library)
          .version("0.3")
          .jar(at(name + "/plugin.jar"));
    }

    Plugins found = found();

    assertThat(found.players()).extracting(DiscoveredPlugin::id).containsExactly("one", "two");
    assertThat(found.players())
        .extracting(PluginLayersTest::option)
        .containsExactly("of one", "of two");
    assertThat(found.players().get(1).origin()).isEqualTo(at("two").toString());
    assertThat(found.players().get(1).version()).isEqualTo("0.3");
  }

  @Test
  void loadsPlainJars() throws IOException {
    maker().player("p.P", "", "\"plain\"").services("p.P").jar(at("plain-1.2.jar"));
    Path library = library("whole", at("with/lib.jar"));
    maker().player("q.P", NAMED, "\"with\"").services("q.P").against(library).jar(at("with/q.jar"));

    Plugins found = found();

    assertThat(found.players()).extracting(DiscoveredPlugin::id).containsExactly("plain", "with");
    assertThat(found.players().get(0).version()).isEqualTo("1.2");
    assertThat(option(found.players().get(1))).isEqualTo("whole");
  }

  @Test
  void supportsProviderMethods() throws IOException {
    maker()
        .playerModule("a", "a.Maker")
        .source(
            "a.Maker",
            "package a; public final class Maker {"
                + " public static org.gobang.api.player.PlayerProvider provider() {"
                + " return new P(); } }")
        .player("a.P", "", "\"made\"")
        .version("0.4")
        .jar(at("a.jar"));

    DiscoveredPlugin<PlayerProvider> player = found().players().get(0);

    assertThat(player.id()).isEqualTo("made");
    assertThat(player.version()).isEqualTo("0.4");
    assertThat(player.origin()).isEqualTo(at("a.jar").toString());
  }

  @Test
  void ignoresACopyOfTheApiInAPluginFolder() throws IOException {
    JarMaker.api("1.0.0", Files.createDirectory(at("a")).resolve("api.jar"));
    maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").jar(at("a/a.jar"));
    assertThat(found().players()).extracting(DiscoveredPlugin::id).containsExactly("a");
  }

  @Test
  void sortsPluginsByFileName() throws IOException {
    for (String name : List.of("c", "a", "b")) {
      maker()
          .playerModule(name, name + ".P")
          .player(name + ".P", "", "\"" + name + "\"")
          .jar(at(name + ".jar"));
    }
    Files.writeString(at("README.txt"), "not for us");
    Files.writeString(at("._a.jar"), "not for anybody");
    assertThat(found().players()).extracting(DiscoveredPlugin::id).containsExactly("a", "b", "c");
  }

  @Test
  void findsNoPluginsInAMissingFolder() {
    Plugins none = PluginFinder.find(List.of(folder.resolve("nowhere")));
    assertThat(none).isEqualTo(PluginFinder.find());
    assertThat(none.refused()).isEmpty();
  }

  /** Checks the context class loader: 7 if it is the plugin's own. */
  private static final String OWN =
      "(Thread.currentThread().getContextClassLoader() == All.class.getClassLoader() ? 7 : 1)";

  private static final String ALL =
      """
      package all;
      import java.util.Locale;
      import org.gobang.api.*;
      import org.gobang.api.board.*;
      import org.gobang.api.player.*;
      import org.gobang.api.render.*;
      import org.gobang.api.workbench.*;
      public final class All {
        private static final int LOADED = OWN;
        public static final class B implements BoardProvider {
          public String id() { return "a-board"; }
          public Label label(Locale locale) { return new Label("B" + OWN, ""); }
          public int defaultSize() { return OWN + LOADED; }
          public Board create(Start start) { throw new RefusedException("own " + OWN); }
          public String explain(Verdict.Refused why, Locale locale) { return "own " + OWN; }
        }
        public static final class P implements PlayerProvider {
          public String id() { return "a-player"; }
          public Label label(Locale locale) { return new Label("P" + OWN, ""); }
          public boolean supports(Board board) { return OWN == 7; }
          public Player create(Settings settings, Board start) {
            int made = OWN;
            return turn -> new Point(made, OWN);
          }
        }
        public static final class R implements RendererProvider {
          public String id() { return "a-renderer"; }
          public Label label(Locale locale) { return new Label("R" + OWN, ""); }
          public boolean available() { return OWN == 7; }
          public Renderer create() { return workbench -> OWN; }
        }
      }
      """;

  @Test
  @SuppressWarnings("NullAway") // This plugin looks at nothing that it is given.
  void runsAllServicesOfAPluginWithItsClassLoader() throws Exception {
    maker()
        .module(
            "all",
            "requires org.gobang.api;",
            "provides org.gobang.api.board.BoardProvider with all.All.B;",
            "provides org.gobang.api.player.PlayerProvider with all.All.P;",
            "provides org.gobang.api.render.RendererProvider with all.All.R;")
        .source("all.All", ALL.replace("OWN", OWN))
        .jar(at("all.jar"));
    ClassLoader before = Thread.currentThread().getContextClassLoader();

    Plugins found = found();

    BoardProvider board = found.board("a-board").orElseThrow().provider();
    assertThat(board.label(Locale.ENGLISH).name()).isEqualTo("B7");
    assertThat(board.defaultSize()).isEqualTo(14);
    assertThatThrownBy(() -> board.create(Start.empty(15))).hasMessage("own 7");
    assertThat(board.explain(new Verdict.Refused("odd", List.of(), false), Locale.ENGLISH))
        .isEqualTo("own 7");
    PlayerProvider player = found.player("a-player").orElseThrow().provider();
    assertThat(player.supports(null)).isTrue();
    Player made = player.create(new Settings(Map.of(), 1), null);
    assertThat(made.choose(null)).isEqualTo(new Point(7, 7));
    made.close();
    RendererProvider renderer =
        (RendererProvider) found.renderer("a-renderer").orElseThrow().provider();
    assertThat(renderer.available()).isTrue();
    assertThat(renderer.create().run(null)).isEqualTo(7);
    assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
  }
}

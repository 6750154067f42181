package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.spi.ToolProvider;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.render.Found;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Refusal;
import org.gobang.api.render.RendererProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Providers compiled for the purpose, good ones and bad ones, listed in one services file. */
class ProvidersTest {

  @TempDir private Path folder;
  private final List<String> listed = new ArrayList<>();

  /** A provider class; {@code before} goes into its body, {@code id} is what its id returns. */
  private void provider(String name, String before, String id) throws IOException {
    listed.add(name);
    Files.writeString(
        folder.resolve(name + ".java"),
        """
        public final class %s implements org.gobang.api.player.PlayerProvider {
          %s
          public String id() { return %s; }
          public org.gobang.api.Label label(java.util.Locale locale) {
            return new org.gobang.api.Label("x", "");
          }
          public org.gobang.api.player.Player create(
              org.gobang.api.player.Settings settings, org.gobang.api.board.Board start) {
            return turn -> turn.board().vacant().get(0);
          }
        }
        """
            .formatted(name, before, id));
  }

  private static void compile(Path folder, String... options) throws IOException {
    List<String> javac = new ArrayList<>(List.of(options));
    javac.addAll(List.of("-d", folder.toString()));
    try (var sources = Files.list(folder)) {
      sources.map(Path::toString).filter(each -> each.endsWith(".java")).forEach(javac::add);
    }
    int status =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(System.out, System.err, javac.toArray(String[]::new));
    assertThat(status).isZero();
  }

  private Plugins found() throws IOException {
    compile(folder, "-cp", apiLocation());
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.write(services.resolve(PlayerProvider.class.getName()), listed);
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, PlayerProvider.class.getClassLoader())) {
      return players(ServiceLoader.load(PlayerProvider.class, loader));
    }
  }

  private static Plugins players(ServiceLoader<PlayerProvider> loader) {
    Providers<PlayerProvider> players = new Providers<>(PlayerProvider::id);
    players.addAll(loader);
    return Providers.together(
        new Providers<BoardProvider>(BoardProvider::id),
        players,
        new Providers<RendererProvider>(RendererProvider::id));
  }

  /** A module with one player, compiled into a folder of its own. */
  private void module(String name, String id) throws IOException {
    Path source = Files.createDirectories(folder.resolve(name));
    Files.writeString(
        source.resolve("module-info.java"),
        """
        module %s {
          requires org.gobang.api;
          provides org.gobang.api.player.PlayerProvider with %s.P;
        }
        """
            .formatted(name, name));
    provider("P", "", "\"" + id + "\"");
    String body = Files.readString(folder.resolve("P.java"));
    Files.writeString(source.resolve("P.java"), "package " + name + ";\n" + body);
    compile(source, "-p", apiLocation(), "--module-version", "0.3");
  }

  @Test
  void noOtherModuleTakesAnIdOfOurs() throws IOException {
    List<String> names = List.of("aaa", "org.gobang.bundled", "m1", "zeta", "hello");
    for (String name : names) {
      module(name, "runs");
    }
    module("other", "other");
    Configuration configuration =
        ModuleLayer.boot()
            .configuration()
            .resolveAndBind(ModuleFinder.of(modules()), ModuleFinder.of(), List.of("aaa"));
    ModuleLayer layer =
        ModuleLayer.boot()
            .defineModulesWithOneLoader(configuration, PlayerProvider.class.getClassLoader());

    Plugins plugins = players(ServiceLoader.load(layer, PlayerProvider.class));

    assertThat(plugins.players()).extracting(Found::id).containsExactly("runs", "other");
    assertThat(plugins.players().get(0).origin()).isEqualTo(Found.BUNDLED);
    assertThat(plugins.players().get(1).origin()).isEqualTo(folder.resolve("other").toString());
    assertThat(plugins.players().get(1).version()).isEqualTo("0.3");
    assertThat(plugins.refused())
        .extracting(Refusal::kind)
        .containsOnly(Refusal.ID_TAKEN)
        .hasSize(names.size() - 1);
  }

  private Path[] modules() throws IOException {
    try (var folders = Files.list(folder)) {
      return folders.filter(Files::isDirectory).toArray(Path[]::new);
    }
  }

  private static String apiLocation() {
    return Path.of(
            URI.create(
                PlayerProvider.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toString()))
        .toString();
  }

  @Test
  void badProvidersAreRefusedAndTheRestLoads() throws IOException {
    provider("First", "", "\"first\"");
    provider("NoId", "", "null");
    provider("BlankId", "", "\" \"");
    provider("LoudId", "", "\"Not An Id\"");
    provider("Taken", "", "\"first\"");
    provider("Throws", "public Throws() { throw new IllegalStateException(\"no\"); }", "\"t\"");
    provider("Static", "static { if (true) throw new AssertionError(\"never\"); }", "\"s\"");
    provider("BadId", "int deep(int n) { return deep(n + 1) + 1; }", "\"x\" + deep(0)");
    listed.add("Missing");
    listed.add("NotOne");
    Files.writeString(folder.resolve("NotOne.java"), "public final class NotOne {}");
    provider("Last", "", "\"last-2\"");

    Plugins plugins = found();

    assertThat(plugins.players()).extracting(Found::id).containsExactly("first", "last-2");
    assertThat(plugins.players())
        .allSatisfy(each -> assertThat(each.origin()).isEqualTo(folder.toString()));
    assertThat(plugins.refused())
        .extracting(Refusal::kind)
        .containsExactly(
            Refusal.MISSING_PROVIDER,
            Refusal.MISSING_PROVIDER,
            Refusal.BAD_ID,
            Refusal.BAD_ID,
            Refusal.BAD_ID,
            Refusal.ID_TAKEN,
            Refusal.CRASHED,
            Refusal.CRASHED,
            Refusal.CRASHED);
    assertThat(plugins.refused().get(6).reason())
        .isEqualTo("Throws threw java.lang.IllegalStateException: no");
    assertThat(plugins.refused().get(7).reason()).contains("Static threw", "never");
  }

  @Test
  void nothingIsFoundWhereThereIsNothing() throws IOException {
    provider("Only", "", "null");
    assertThat(found().players()).isEmpty();
  }
}

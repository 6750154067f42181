package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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

  private Plugins found() throws IOException {
    List<String> javac = new ArrayList<>(List.of("-d", folder.toString(), "-cp", apiLocation()));
    try (var sources = Files.list(folder)) {
      sources.map(Path::toString).filter(each -> each.endsWith(".java")).forEach(javac::add);
    }
    int status =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(System.out, System.err, javac.toArray(String[]::new));
    assertThat(status).isZero();
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.write(services.resolve(PlayerProvider.class.getName()), listed);
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {folder.toUri().toURL()}, PlayerProvider.class.getClassLoader())) {
      Providers<PlayerProvider> players = new Providers<>(PlayerProvider::id);
      players.addAll(ServiceLoader.load(PlayerProvider.class, loader));
      return Providers.together(
          new Providers<BoardProvider>(BoardProvider::id),
          players,
          new Providers<RendererProvider>(RendererProvider::id));
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
            Refusal.BAD_ID,
            Refusal.BAD_ID,
            Refusal.BAD_ID,
            Refusal.ID_TAKEN,
            Refusal.CRASHED,
            Refusal.CRASHED,
            Refusal.CRASHED,
            Refusal.MISSING_PROVIDER,
            Refusal.MISSING_PROVIDER);
    assertThat(plugins.refused().get(4).reason())
        .isEqualTo("Throws threw java.lang.IllegalStateException: no");
    assertThat(plugins.refused().get(5).reason()).contains("Static threw", "never");
  }

  @Test
  void nothingIsFoundWhereThereIsNothing() throws IOException {
    provider("Only", "", "null");
    assertThat(found().players()).isEmpty();
  }
}

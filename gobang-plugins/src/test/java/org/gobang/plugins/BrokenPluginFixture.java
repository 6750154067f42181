package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests broken plugins, each together with a good one, which must load. */
abstract class BrokenPluginFixture {
  /** The limit for hanging plugins, long enough to load the good one on a loaded machine. */
  static final ProviderGuard SHORT = new ProviderGuard(Duration.ofMillis(1500));

  private static final ProviderGuard LONG = new ProviderGuard(Duration.ofMinutes(2));

  @TempDir private static Path shared;
  static Path good;

  @TempDir Path folder;
  private Path plugins;
  private int made;

  @BeforeAll
  static void makeOneGoodPlugin() throws IOException {
    good =
        new JarMaker(shared)
            .playerModule("good", "good.P")
            .player("good.P", "", "\"good\"")
            .jar(shared.resolve("good.jar"));
  }

  @BeforeEach
  void oneGoodPlugin() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
    Files.copy(good, at("m.jar"));
  }

  JarMaker maker() {
    made++;
    return new JarMaker(folder.resolve("made" + made));
  }

  Path at(String name) {
    return plugins.resolve(name);
  }

  Plugins found() {
    return found(LONG);
  }

  Plugins found(ProviderGuard guard) {
    return PluginFinder.find(List.of(plugins), guard);
  }

  /** Asserts that a plugin is refused and that the good one is found. */
  void assertRefused(String name, String kind, String reason) {
    assertRefused(LONG, name, kind, reason);
  }

  void assertRefused(ProviderGuard guard, String name, String kind, String reason) {
    Plugins found = found(guard);
    assertThat(found.players()).extracting(DiscoveredPlugin::id).containsExactly("good");
    assertThat(EnglishRefusals.of(found.refused()))
        .containsExactly(new Refusal(at(name).toString(), kind, reason));
  }

  /** Packs a jar as a zip file, because the jar tool would check the classes. */
  static void zip(Path classes, Path jar) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        zip.write(Files.readAllBytes(file));
      }
    }
  }
}

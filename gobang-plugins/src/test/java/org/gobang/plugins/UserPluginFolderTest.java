package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginFiles;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserPluginFolderTest {

  @TempDir private Path folder;
  private UserPluginFolder own;
  private int made;

  @BeforeEach
  void missing() {
    own = new UserPluginFolder(folder.resolve("not/yet"));
  }

  private Path jar(String module, String version, String name) throws IOException {
    made++;
    return new JarMaker(folder.resolve("sources" + made))
        .playerModule(module, module + ".P")
        .player(module + ".P", "static { System.setProperty(\"loaded\", \"yes\"); }", "\"a\"")
        .version(version)
        .jar(folder.resolve("made" + made).resolve(name));
  }

  /** Returns all files in the folder, hidden ones included. */
  private List<String> there() throws IOException {
    try (Stream<Path> all = Files.walk(own.path())) {
      return all.filter(Files::isRegularFile)
          .map(each -> own.path().relativize(each).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private Installable install(Path plugin) throws IOException {
    Installable examined = own.examine(plugin);
    assertThat(own.install(examined)).isEqualTo(own.path().resolve(plugin.getFileName()));
    return examined;
  }

  private static String sha256(Path jar) throws IOException {
    return Sha256.of(jar);
  }

  private String at(String name) {
    return own.path().resolve(name).toString();
  }

  @Test
  void copiesAJarIntoANewFolder() throws IOException {
    Path jar = jar("a", "1.2", "a.jar");
    System.clearProperty("loaded");
    assertThat(install(jar))
        .isEqualTo(
            new Installable(
                new PluginFiles(jar, new TreeMap<>(Map.of("a.jar", sha256(jar)))),
                List.of(Service.PLAYER),
                PluginMetadata.ofVersion("1.2"),
                List.of()));
    assertThat(there()).containsExactly("a.jar");
    assertThat(jar).exists();
    assertThat(System.getProperty("loaded")).as("a class of the plugin was initialized").isNull();
    assertThat(PluginFinder.find(List.of(own.path())).players())
        .extracting(DiscoveredPlugin::origin)
        .contains(at("a.jar"));
  }

  @Test
  void listsAllServicesOfAPlugin() throws IOException {
    Path jar =
        new JarMaker(folder.resolve("both"))
            .module(
                "both",
                "requires org.gobang.api;",
                "provides org.gobang.api.render.RendererProvider with both.R;",
                "provides org.gobang.api.player.PlayerProvider with both.P;")
            .player("both.P", "", "\"p\"")
            .source(
                "both.R",
                "package both; public abstract class R"
                    + " implements org.gobang.api.render.RendererProvider {"
                    + " public static R provider() { return null; } }")
            .jar(folder.resolve("both.jar"));
    assertThat(own.examine(jar).brings()).containsExactly(Service.PLAYER, Service.RENDERER);
    assertThat(own.examine(jar).version()).isEmpty();
  }

  @Test
  void replacesFilesOfTheSameNameOrModule() throws IOException {
    install(jar("a", "1", "a-1.jar"));
    install(jar("b", "1", "same.jar"));
    install(jar("c", "1", "c.jar"));
    Files.writeString(own.path().resolve("broken.jar"), "broken");

    assertThat(install(jar("a", "2", "a-2.jar")).replaces()).containsExactly(at("a-1.jar"));
    assertThat(install(jar("d", "1", "same.jar")).replaces()).containsExactly(at("same.jar"));
    assertThat(there()).containsExactly("a-2.jar", "broken.jar", "c.jar", "same.jar");
    assertThat(own.examine(own.path().resolve("same.jar")).replaces())
        .containsExactly(at("same.jar"));
    assertThat(install(jar("broken", "1", "broken.jar")).replaces())
        .containsExactly(at("broken.jar"));
  }

  @Test
  void copiesTheJarsOfAFolderAndRemovesTheOldFolder() throws IOException {
    Path plugin = jar("a", "1", "mine/a.jar").resolveSibling("");
    Files.writeString(plugin.resolve("README.txt"), "no plugin");
    install(plugin);
    assertThat(there()).containsExactly("mine/a.jar");

    Path next = jar("a", "2", "mine/other.jar").resolveSibling("");
    assertThat(install(next).replaces()).containsExactly(at("mine"));
    assertThat(there()).containsExactly("mine/other.jar");
  }

  @Test
  void refusesAFileThatIsNotAPlugin() throws IOException {
    Path text = Files.writeString(folder.resolve("a.jar"), "Not DiscoveredPlugin");
    Path zip = Files.copy(jar("a", "1", "a.jar"), folder.resolve("a.zip"));
    Path library =
        new JarMaker(folder.resolve("l"))
            .source("l.L", "package l; public class L {}")
            .jar(folder.resolve("l.jar"));
    assertRefused(text, Refusal.UNREADABLE, "this is not a jar file");
    assertRefused(zip, Refusal.UNREADABLE, "this is not a jar file");
    assertRefused(folder.resolve("none.jar"), Refusal.UNREADABLE, "the file cannot be read");
    assertRefused(library, Refusal.NO_SERVICE, "it does not provide any service");
    assertRefused(
        Files.createDirectory(folder.resolve("empty")),
        Refusal.NO_SERVICE,
        "the folder contains no jar");
    assertThat(own.path()).doesNotExist();
  }

  private void assertRefused(Path plugin, String kind, String sentence) {
    assertThatThrownBy(() -> own.examine(plugin))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.kind()).isEqualTo(kind))
        .hasMessage(sentence);
  }

  @Test
  void doesNotInstallAFileChangedAfterExamination() throws IOException {
    Path jar = jar("a", "1", "a.jar");
    Installable examined = own.examine(jar);
    Files.writeString(jar, "something else");
    assertThatThrownBy(() -> own.install(examined))
        .isInstanceOf(RefusedException.class)
        .hasMessage("this is not a jar file");
    assertThat(there()).isEmpty();

    Files.copy(jar("a", "2", "a.jar"), jar, StandardCopyOption.REPLACE_EXISTING);
    assertThatThrownBy(() -> own.install(examined))
        .isInstanceOf(RefusedException.class)
        .hasMessage("the file changed after it was inspected");
    assertThat(there()).isEmpty();

    Files.delete(jar);
    assertThatThrownBy(() -> own.install(examined)).isInstanceOf(NoSuchFileException.class);
    assertThat(there()).isEmpty();
  }

  @Test
  void replacesOnlyListedFiles() throws IOException {
    Installable examined = own.examine(jar("a", "1", "a.jar"));
    Files.createDirectories(own.path());
    Files.writeString(own.path().resolve("a.jar"), "came meanwhile");
    assertThatThrownBy(() -> own.install(examined)).isInstanceOf(FileAlreadyExistsException.class);
    assertThat(own.path().resolve("a.jar")).hasContent("came meanwhile");
  }

  @Test
  void removesJarsAndFolders() throws IOException {
    install(jar("a", "1", "a.jar"));
    install(jar("b", "1", "b/b.jar").resolveSibling(""));
    Files.writeString(own.path().resolve("b/README.txt"), "goes too");
    assertThat(own.holds(Path.of(at("a.jar")))).isTrue();
    assertThat(own.holds(folder.resolve("a.jar"))).isFalse();
    assertThat(own.holds(own.path().resolve("b/b.jar"))).isFalse();

    own.remove(Path.of(at("a.jar")));
    assertThat(there()).containsExactly("b/README.txt", "b/b.jar");
    own.remove(Path.of(at("b")));
    assertThat(there()).isEmpty();
    assertThatThrownBy(() -> own.remove(Path.of(at("b")))).isInstanceOf(NoSuchFileException.class);
    assertThat(there()).isEmpty();
  }
}

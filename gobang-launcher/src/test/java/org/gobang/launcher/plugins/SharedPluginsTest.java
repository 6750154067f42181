package org.gobang.launcher.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gobang.fixtures.PlayerJar;
import org.gobang.fixtures.StaticSite;
import org.gobang.launcher.Run;
import org.gobang.plugins.Sha256;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.platform.HomeFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plugins from files, addresses and indexes, in a home folder for tests. */
class SharedPluginsTest {

  private final StaticSite site = StaticSite.start();
  private final String index = site.address("index.json").toString();
  private final Path own = HomeFolder.find().orElseThrow().resolve(".gobang/plugins");
  @TempDir private Path folder;
  private Path published;

  @BeforeEach
  void publishOne() throws IOException {
    assertThat(own.toString()).as("a folder for tests").contains("target");
    reset();
    published = Files.createDirectory(folder.resolve("published"));
    publish("four", "1.0");
  }

  @AfterEach
  void reset() throws IOException {
    new TemporaryFolder(own).close();
    Path data = DataFolder.ofPerson().path();
    Files.deleteIfExists(data.resolve("plugin-indexes"));
    Files.deleteIfExists(data.resolve("installed-plugins.json"));
  }

  @AfterEach
  void close() {
    site.close();
  }

  private void publish(String id, String version) throws IOException {
    PlayerJar.publish(folder, id, version, published.resolve(id + ".jar"));
    Run run = Run.of("plugins", "index", published.toString(), "--key", folder + "/key");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(id + "  " + version, "signed with the key SHA256:");
    for (String file : List.of("index.json", "index.json.sig", id + ".jar")) {
      site.put(file, published.resolve(file));
    }
  }

  private static Run plugins(String... line) {
    List<String> words = new ArrayList<>(List.of("plugins"));
    words.addAll(List.of(line));
    return Run.of(words.toArray(String[]::new));
  }

  private static List<String> versions() {
    return plugins().lines().stream()
        .filter(line -> line.contains("A. Author"))
        .map(line -> line.replaceAll("\\s+", " ").replaceAll(",.*", ""))
        .toList();
  }

  private static void refused(Run run, String sentence) {
    assertThat(run.err()).startsWith("gobang: ").contains(sentence).hasLineCount(1);
    assertThat(run.status()).isEqualTo(1);
    assertThat(versions()).isEmpty();
  }

  @Test
  void describesAndInstallsAFile() throws IOException {
    Path jar = published.resolve("four.jar");
    Run run = plugins("install", jar.toString(), "--yes");
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .contains(
            "Name: four of tests",
            "Version: 1.0",
            "Author: A. Author",
            "Licence: MIT",
            "Homepage: not specified",
            "Contains: player four (four)",
            "SHA-256: " + Sha256.of(jar) + "  four.jar",
            "Installed: " + own.resolve("four.jar"));
    assertThat(versions()).containsExactly("player four 1.0 four");
    assertThat(plugins("update", "--yes").out()).isEqualTo("Nothing to update.\n");
  }

  @Test
  void describesAndRefusesAFileWithoutATerminal() {
    String jar = published.resolve("four.jar").toString();
    Run run = Run.fed("y\n", "plugins", "install", jar);
    assertThat(run.lines()).contains("Author: A. Author");
    refused(run, "Standard input is not a terminal. Use --yes to confirm.");
    assertThat(own).doesNotExist();
  }

  @Test
  void downloadsFromAnAddress() {
    String jar = site.address("four.jar").toString();
    assertThat(plugins("install", jar, "--yes").status()).isZero();
    assertThat(versions()).containsExactly("player four 1.0 four");
  }

  @Test
  void keepsNothingOfAFailedDownload() {
    site.cutOff("cut.jar", "PK");
    site.put("text.jar", "Not Found");
    refused(plugins("install", site.address("cut.jar").toString(), "--yes"), "download failed");
    refused(plugins("install", site.address("text.jar").toString(), "--yes"), "not a jar file");
    refused(plugins("install", site.address("none.jar").toString(), "--yes"), "HTTP status 404");
    refused(
        plugins("install", site.address("plugin").toString(), "--yes"), "the file name of a jar");
    refused(plugins("install", "nowhere.jar", "--yes"), "File nowhere.jar not found");
    assertThat(own).doesNotExist();
  }

  @Test
  void searchesAndInstallsFromAnIndex() throws IOException {
    refused(plugins("search"), "No index has been used yet. Specify one with --index.");
    refused(plugins("search", "--index", index), "Standard input is not a terminal");
    assertThat(plugins("search", "AUTHOR", "--index", index, "--yes").lines())
        .containsExactly("four  1.0, player four (four), A. Author, MIT");
    assertThat(plugins("search", "nothing").out()).isEqualTo("No plugins match all words.\n");
    refused(plugins("install", "five", "--yes"), "is named five");

    assertThat(plugins("install", "four", "--yes").status()).isZero();
    assertThat(versions()).containsExactly("player four 1.0 four");
    assertThat(plugins("update", "--yes").out()).isEqualTo("Nothing to update.\n");

    publish("four", "1.1");
    Run asked = plugins("update");
    assertThat(asked.lines()).contains("four: 1.0 -> 1.1, from " + index, "Version: 1.1");
    assertThat(asked.err()).contains("Standard input is not a terminal");
    assertThat(versions()).containsExactly("player four 1.0 four");

    assertThat(plugins("update", "--yes").status()).isZero();
    assertThat(versions()).containsExactly("player four 1.1 four");
    publish("four", "1.0.5");
    assertThat(plugins("update", "--yes").out()).isEqualTo("Nothing to update.\n");
  }

  @Test
  void updatesOnlyPluginsFromTheIndex() throws IOException {
    assertThat(plugins("install", "four", "--index", index, "--yes").status()).isZero();
    PlayerJar.publish(folder, "four", "0.9", own.resolve("four.jar"));
    publish("four", "1.1");
    assertThat(plugins("update", "--yes").out()).isEqualTo("Nothing to update.\n");
    assertThat(versions()).containsExactly("player four 0.9 four");
  }

  @Test
  void failedUpdateKeepsTheInstalledPlugin() throws IOException {
    plugins("install", "four", "--index", index, "--yes");
    publish("four", "1.1");
    site.put("four.jar", "something else");
    Run run = plugins("update", "--yes");
    assertThat(run.err()).contains("Its SHA-256 is different").hasLineCount(1);
    assertThat(run.status()).isEqualTo(1);
    assertThat(versions()).containsExactly("player four 1.0 four");

    site.close();
    Run gone = plugins("update", "--yes");
    assertThat(gone.err()).contains("couldn’t connect to 127.0.0.1").hasLineCount(1);
    assertThat(gone.status()).isEqualTo(1);
  }

  @Test
  void requiresASource() {
    for (String command : List.of("install", "remove", "index")) {
      Run run = plugins(command);
      assertThat(run.err()).startsWith("gobang: Missing: ").hasLineCount(1);
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void removesInstalledPluginsByIdOrFileName() {
    String jar = published.resolve("four.jar").toString();
    for (String name : List.of("four", "four.jar")) {
      plugins("install", jar, "--yes");
      Run unasked = plugins("remove", name);
      assertThat(unasked.err()).contains("Use --yes to confirm").hasLineCount(1);
      assertThat(unasked.status()).isEqualTo(1);
      assertThat(versions()).containsExactly("player four 1.0 four");
      assertThat(plugins("remove", name, "--yes").out())
          .isEqualTo("Removed: " + own.resolve("four.jar") + "\n");
      assertThat(versions()).isEmpty();
    }
    refused(plugins("remove", "four"), "Unknown plugin “four”.");
    refused(plugins("remove", "runs"), "runs is not in your own plugin folder, but in bundled");
  }
}

package org.gobang.workbench.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.PlayerJar;
import org.gobang.fixtures.StaticSite;
import org.gobang.plugins.Sha256;
import org.gobang.workbench.platform.DataFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginIndexesTest {

  private final StaticSite site = StaticSite.start();
  private final URI address = site.address("index.json");
  private final Locale before = Locale.getDefault();
  @TempDir private Path folder;
  private Path published;
  private Path downloads;
  private PluginIndexes indexes;
  private int asked;

  @BeforeEach
  void publishOne() throws IOException {
    Locale.setDefault(Locale.ENGLISH);
    published = Files.createDirectory(folder.resolve("published"));
    downloads = folder.resolve("downloads");
    indexes = PluginIndexes.of(new DataFolder(folder.resolve("data")));
    PlayerJar.publish(folder, "four", "1.0", published.resolve("four.jar"));
    publish("key");
  }

  @AfterEach
  void close() {
    Locale.setDefault(before);
    site.close();
  }

  private void publish(String key) throws IOException {
    new IndexPublisher(published).publish(folder.resolve(key));
    upload("index.json");
    upload("index.json.sig");
    upload("four.jar");
  }

  private void upload(String file) throws IOException {
    site.put(file, published.resolve(file));
  }

  private Optional<PluginIndex> read(boolean trusted) {
    return indexes.read(
        address,
        (index, key) -> {
          asked++;
          return trusted;
        });
  }

  private IndexedPlugin four() {
    return read(true).orElseThrow().find("four").orElseThrow();
  }

  private static void refused(ThrowingCallable call, String sentence) {
    assertThatThrownBy(call)
        .isInstanceOf(RefusedException.class)
        .message()
        .contains(sentence)
        .hasLineCount(1);
  }

  @Test
  void listsPublishedPluginsWithTheirMetadata() throws IOException {
    IndexedPlugin four = four();
    assertThat(four.metadata().author()).isEqualTo("A. Author");
    assertThat(four.sha256())
        .isEqualTo(Map.of("four.jar", Sha256.of(published.resolve("four.jar"))));
    assertThat(four.files())
        .extracting(IndexedFile::address)
        .containsExactly(site.address("four.jar"));
    assertThat(four.matches(List.of("AUTHOR", "mit", "four"))).isTrue();
    assertThat(four.matches(List.of("four", "other"))).isFalse();
    assertThat(four.matches(List.of())).isTrue();
  }

  @Test
  void asksAboutTheKeyOnceAndSavesIt() {
    assertThat(read(false)).isEmpty();
    assertThat(indexes.known()).isEmpty();
    assertThat(read(true)).isPresent();
    assertThat(read(false)).isPresent();
    assertThat(asked).isEqualTo(2);
    assertThat(indexes.known()).containsExactly(address);
  }

  @Test
  void refusesAnotherKey() throws IOException {
    read(true);
    publish("other key");
    refused(() -> read(true), "The owner may have changed it");
    assertThat(asked).isEqualTo(1);
  }

  @Test
  void refusesAnInvalidSignature() throws IOException {
    read(true);
    String text = Files.readString(published.resolve("index.json"));
    site.put("index.json", text.replace("A. Author", "B. Author"));
    refused(() -> read(true), "does not match its key.");
    site.put("index.json.sig", "no signature");
    refused(() -> read(true), "does not match its key.");
  }

  @Test
  void refusesAnUnsignedIndex() throws IOException {
    Path unsigned = published.resolve("unsigned.json");
    Files.copy(published.resolve("index.json"), unsigned);
    site.put("unsigned.json", unsigned);
    refused(
        () -> indexes.read(site.address("unsigned.json"), (index, key) -> true),
        "unsigned.json.sig: the server answered with HTTP status 404");
  }

  @Test
  void refusesAnInvalidIndex() throws IOException {
    String text = Files.readString(published.resolve("index.json"));
    for (String wrong :
        List.of(
            "<html>",
            "{}",
            text.replace("\"plugins\"", "\"others\""),
            text.replace("\"four\"", "\"../four\""),
            text.replace("four.jar\"", "four.jar/\""),
            text.replaceAll("\"key\" : \"[^\"]+", "\"key\" : \"AAAA"))) {
      site.put("index.json", wrong);
      refused(() -> read(true), "index.json is not a plugin index: ");
    }
    assertThat(asked).isZero();
  }

  @Test
  void downloadsListedFiles() throws IOException {
    Path jar = indexes.download(four(), downloads);
    assertThat(jar).isEqualTo(downloads.resolve("four.jar"));
    assertThat(jar).hasSameBinaryContentAs(published.resolve("four.jar"));
  }

  @Test
  void refusesAFileWithAnotherDigest() {
    IndexedPlugin four = four();
    site.put("four.jar", "shorter");
    refused(() -> indexes.download(four, downloads), "Its SHA-256 is different");
    site.put("four.jar", "longer".repeat(10_000));
    refused(() -> indexes.download(four, folder.resolve("again")), "larger than");
  }

  @Test
  void listsLibrariesWithTheirPlugin() throws Exception {
    Path plugin = Files.createDirectory(published.resolve("five"));
    PlayerJar.publish(folder, "five", "1.0", plugin.resolve("five.jar"));
    Path library =
        Path.of(Assertions.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Files.copy(library, plugin.resolve("library.jar"));
    site.put("five/five.jar", plugin.resolve("five.jar"));
    site.put("five/library.jar", library);
    publish("key");
    IndexedPlugin five = read(true).orElseThrow().find("five").orElseThrow();
    Path downloaded = indexes.download(five, downloads);
    assertThat(downloaded).isEqualTo(downloads.resolve("five"));
    assertThat(downloaded.resolve("library.jar")).hasSameBinaryContentAs(library);
    assertThat(downloaded.resolve("five.jar")).exists();
  }

  @Test
  void doesNotPublishAPluginWithoutMetadata() throws IOException {
    PlayerJar.put(folder, "plain", "a1", published.resolve("plain.jar"));
    refused(() -> publish("key"), "plain.jar: META-INF/gobang-plugin.properties");
  }

  @Test
  void comparesVersions() {
    IndexedPlugin four = four();
    assertThat(four.isNewerThan("0.9")).isTrue();
    assertThat(four.isNewerThan("1.0")).isFalse();
    assertThat(four.isNewerThan("1.0.1")).isFalse();
    assertThat(four.isNewerThan("")).isTrue();
  }

  @Test
  void reusesTheKeyFile() throws IOException {
    IndexKey first = read(true).orElseThrow().key();
    publish("key");
    assertThat(read(false).orElseThrow().key()).isEqualTo(first);
    Files.writeString(folder.resolve("key"), "no key");
    refused(() -> publish("key"), "must contain a private and a public Ed25519 key.");
  }
}

package org.gobang.workbench.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.Ports;
import org.gobang.fixtures.StaticSite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DownloadTest {

  private static final long LIMIT = 1000;

  private final StaticSite site = StaticSite.start();
  private final Locale before = Locale.getDefault();
  private final Download download = new Download(Duration.ofSeconds(20));
  @TempDir private Path folder;

  @BeforeEach
  void english() {
    Locale.setDefault(Locale.ENGLISH);
  }

  @AfterEach
  void close() {
    Locale.setDefault(before);
    site.close();
  }

  private void refused(String page, String sentence) {
    refused(download, site.address(page), sentence);
  }

  private void refused(Download with, URI address, String sentence) {
    assertThatThrownBy(() -> with.to(address, folder.resolve("file"), LIMIT))
        .isInstanceOf(RefusedException.class)
        .message()
        .contains(sentence)
        .hasLineCount(1);
  }

  @Test
  void followsRedirectsToAFile() throws Exception {
    site.put("plugin.jar", "content");
    site.redirect("latest.jar", site.address("plugin.jar"));
    download.to(site.address("latest.jar"), folder.resolve("file"), LIMIT);
    assertThat(folder.resolve("file")).hasContent("content");
  }

  @Test
  void acceptsAFileUpToTheLimit() throws Exception {
    site.put("plugin.jar", "a".repeat((int) LIMIT));
    download.to(site.address("plugin.jar"), folder.resolve("file"), LIMIT);
    assertThat(Files.size(folder.resolve("file"))).isEqualTo(LIMIT);
  }

  @Test
  void refusesALargerFile() {
    site.put("plugin.jar", "a".repeat((int) LIMIT + 1));
    refused("plugin.jar", "file is larger than the limit of 1,000 bytes");
  }

  @Test
  void refusesATruncatedFile() {
    site.cutOff("plugin.jar", "content");
    refused("plugin.jar", "the download failed");
  }

  @Test
  void refusesAMissingFileWithItsStatus() {
    refused("plugin.jar", "the server answered with HTTP status 404");
  }

  @Test
  void refusesALoopOfRedirects() {
    site.redirect("a.jar", site.address("b.jar"));
    site.redirect("b.jar", site.address("a.jar"));
    refused("a.jar", "the server redirects in a loop");
  }

  @Test
  void abandonsAStalledServer() {
    site.stall("plugin.jar");
    refused(
        new Download(Duration.ofMillis(300)),
        site.address("plugin.jar"),
        "The server stopped sending data.");
  }

  @Test
  void namesAnUnreachableServer() throws Exception {
    refused(
        download,
        URI.create("http://127.0.0.1:" + Ports.free() + "/plugin.jar"),
        "couldn’t connect to 127.0.0.1");
    refused(download, URI.create("http://none.invalid/plugin.jar"), "host none.invalid not found");
  }

  @Test
  void acceptsOnlyHttpAddresses() {
    assertThat(Download.address("https://example.com/a.jar").getHost()).isEqualTo("example.com");
    for (String text : new String[] {"ftp://example.com/a.jar", "https:///a.jar", "http://a b"}) {
      assertThatThrownBy(() -> Download.address(text))
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining(text);
    }
  }
}

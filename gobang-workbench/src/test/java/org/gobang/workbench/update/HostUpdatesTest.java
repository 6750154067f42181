package org.gobang.workbench.update;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.RunningTask;
import org.gobang.fixtures.Ports;
import org.gobang.fixtures.StaticSite;
import org.gobang.workbench.FilePreferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostUpdatesTest {

  private static final URI PAGE = URI.create("https://example.org/gobang/1.1.0");

  @TempDir private Path folder;
  private final StaticSite site = StaticSite.start();

  /** Closed before the folder is deleted, because the writer uses its own thread. */
  private final List<FilePreferences> opened = new ArrayList<>();

  @AfterEach
  void close() {
    site.close();
    opened.forEach(FilePreferences::close);
  }

  private HostUpdates updates(Optional<URI> builtIn) {
    return new HostUpdates(preferences(), "1.0.0", () -> builtIn);
  }

  private FilePreferences preferences() {
    FilePreferences preferences =
        new FilePreferences(
            folder.resolve("preferences.properties"), Map.of(Preferences.LANGUAGE, "en"));
    opened.add(preferences);
    return preferences;
  }

  private HostUpdates ofSite() {
    return updates(Optional.of(site.address("release.json")));
  }

  private static CompletableFuture<UpdateReport> result(RunningTask<UpdateReport> check) {
    return check.result().toCompletableFuture();
  }

  private static void refused(RunningTask<UpdateReport> check, String sentence) {
    assertThatThrownBy(() -> result(check).join())
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOf(RefusedException.class)
        .message()
        .contains(sentence)
        .hasLineCount(1);
  }

  private static void cancelled(RunningTask<UpdateReport> check) {
    assertThatThrownBy(() -> result(check).join()).hasCauseInstanceOf(CancellationException.class);
  }

  private void publish(String version) {
    site.put(
        "release.json",
        """
        {"version":"%s","date":"2026-11-21","page":"%s","unknown":[1],
         "files":[{"name":"a.tar.gz","bytes":1,"sha256":"00"}]}
        """
            .formatted(version, PAGE));
  }

  @ParameterizedTest
  @CsvSource({"1.1.0,true", "1.0.10,true", "2.0.0-rc.1,true", "1.0.0,false", "0.9.9,false"})
  void comparesAReleaseWithTheRunningVersion(String version, boolean newer) {
    publish(version);
    assertThat(result(ofSite().check()).join())
        .isEqualTo(
            new UpdateReport(
                "1.0.0", new Release(version, LocalDate.of(2026, 11, 21), PAGE), newer));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<html>",
        "[]",
        "{\"version\":\"1.1.0\"}",
        "{\"version\":1,\"date\":\"2026-11-21\",\"page\":\"https://example.org/\"}",
        "{\"version\":\"\\u001b[2J\",\"date\":\"2026-11-21\",\"page\":\"https://example.org/\"}",
        "{\"version\":\"1.1.0\",\"date\":\"2026-02-30\",\"page\":\"https://example.org/\"}",
        "{\"version\":\"1.1.0\",\"date\":\"soon\",\"page\":\"https://example.org/\"}",
        "{\"version\":\"1.1.0\",\"date\":\"2026-11-21\",\"page\":\"file:///etc/passwd\"}",
        "{\"version\":\"1.1.0\",\"date\":\"2026-11-21\",\"page\":\"https:///nowhere\"}",
      })
  void refusesAnInvalidRelease(String content) {
    site.put("release.json", content);
    refused(
        ofSite().check(), site.address("release.json") + " does not contain release information: ");
  }

  @Test
  void refusesALargeFile() {
    site.put("release.json", " ".repeat(1_000_001));
    refused(ofSite().check(), "the limit of 1,000,000 bytes");
  }

  @Test
  void refusesAMissingFile() {
    refused(ofSite().check(), "HTTP status 404");
  }

  @Test
  void refusesAnUnreachableServer() throws IOException {
    URI nowhere = URI.create("http://127.0.0.1:" + Ports.free() + "/release.json");
    refused(updates(Optional.of(nowhere)).check(), "couldn’t connect to 127.0.0.1");
  }

  @Test
  void stopsAClosedCheckAtOnce() {
    site.stall("release.json");
    RunningTask<UpdateReport> check = ofSite().check();
    check.close();
    cancelled(check);
  }

  @Test
  void stopsChecksWithTheHost() {
    site.stall("release.json");
    HostUpdates updates = ofSite();
    RunningTask<UpdateReport> check = updates.check();
    updates.close();
    cancelled(check);
  }

  @Test
  void requestsNothingWithoutAnAddress() {
    Updates updates = updates(Optional.empty());
    assertThat(updates.address()).isEqualTo(Updates.DEFAULT);
    refused(updates.check(), "No update address is set");
  }

  @Test
  void requestsNothingIfDisabled() {
    Updates updates = ofSite();
    updates.address(Updates.OFF);
    refused(updates.check(), "checks are off");
    assertThat(site.requests()).isEmpty();
  }

  @Test
  void savesAnAddress() {
    publish("1.1.0");
    String own = site.address("release.json").toString();
    try (FilePreferences preferences = preferences()) {
      new HostUpdates(preferences, "1.0.0", Optional::empty).address(own);
    }
    Updates later = updates(Optional.empty());
    assertThat(later.address()).isEqualTo(own);
    assertThat(result(later.check()).join().newer()).isTrue();
    later.address(Updates.DEFAULT);
    assertThat(later.address()).isEqualTo(Updates.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "OFF", "ftp://example.org/release.json", "https://"})
  void acceptsOnlyHttpAddresses(String text) {
    Updates updates = ofSite();
    assertThatThrownBy(() -> updates.address(text)).isInstanceOf(RefusedException.class);
    assertThat(updates.address()).isEqualTo(Updates.DEFAULT);
  }

  @Test
  void theRequestHasNoPersonalData() throws Exception {
    publish("1.0.0");
    HostUpdates updates = ofSite();
    assertThat(site.requests()).isEmpty();
    result(updates.check()).get(120, TimeUnit.SECONDS);
    assertThat(site.requests()).hasSize(1);
    Map<String, String> headers = site.requests().get(0);
    assertThat(headers).containsEntry("User-agent", "gobang");
    // Only the headers of the protocol itself, which offers HTTP/2.
    assertThat(headers.keySet())
        .isSubsetOf(
            "User-agent", "Host", "Connection", "Content-length", "Upgrade", "Http2-settings");
  }
}

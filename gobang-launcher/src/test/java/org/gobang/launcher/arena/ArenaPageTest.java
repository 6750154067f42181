package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a running tournament. */
class ArenaPageTest {

  /** The number of games; absent during the speed measurement before the first game. */
  private static final Pattern GAMES = Pattern.compile("\"games\":([0-9]+),\"blackWins\"");

  private final List<FollowedRun> runs = new ArrayList<>();
  private final HttpClient browser = HttpClient.newHttpClient();

  @TempDir private Path folder;

  private FollowedRun start(String... more) throws IOException {
    FollowedRun run = FollowedRun.start(folder, more);
    runs.add(run);
    return run;
  }

  @AfterEach
  void end() {
    runs.forEach(FollowedRun::close);
  }

  private HttpResponse<String> get(String address) throws IOException, InterruptedException {
    return browser.send(
        HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
  }

  private int games(String page) throws IOException, InterruptedException {
    Matcher games = GAMES.matcher(get(page + "data.json").body());
    return games.find() ? Integer.parseInt(games.group(1)) : -1;
  }

  @Test
  void showsFinishedGamesAndTheEndOfTheTournament() throws Exception {
    FollowedRun run = start("--cluster", "0", "--local-slots", "1");
    String page = run.address();
    HttpResponse<String> html = get(page);
    assertThat(html.statusCode()).isEqualTo(200);
    assertThat(html.body()).contains("<script src=\"/page/page.js\">", "\"live.ended\"");
    assertThat(html.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("script-src 'self'");
    assertThat(get(URI.create(page).resolve("/page/page.js").toString()).body())
        .contains("EventSource(\"events\")");
    await().until(() -> games(page) > 0);
    int before = games(page);
    await().until(() -> games(page) > before);
    await().until(() -> get(page + "data.json").body().contains("\"workers\":[{\"name\":\""));

    try (InputStream events =
            browser
                .send(
                    HttpRequest.newBuilder(URI.create(page + "events")).build(),
                    BodyHandlers.ofInputStream())
                .body();
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(events, StandardCharsets.UTF_8))) {
      assertThat(nextData(lines)).contains("\"ended\":false", "\"course\":{");
      run.stop();
      String last = nextData(lines);
      while (last.contains("\"ended\":false")) {
        last = nextData(lines);
      }
      assertThat(last).contains("\"ended\":true");
    }
  }

  /** Returns the next state of the tournament, without heartbeats. */
  private static String nextData(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    while (line != null && !(line.startsWith("data: ") && line.contains("\"ended\":"))) {
      line = lines.readLine();
    }
    return String.valueOf(line);
  }

  @Test
  void servesOnlyThePrintedAddress() throws Exception {
    String page = start().address();
    await().until(() -> games(page) > 0);
    assertThat(get(page + "data.json").body()).doesNotContain("\"workers\"");
    assertThat(get(page + "other").statusCode()).isEqualTo(404);
    String server = page.substring(0, page.indexOf("/k/"));
    assertThat(get(server + "/").statusCode()).isEqualTo(404);
    assertThat(get(server + "/k/AAAAAAAAAAAAAAAAAAAAAA/data.json").statusCode()).isEqualTo(404);
    HttpRequest post =
        HttpRequest.newBuilder(URI.create(page + "data.json"))
            .POST(HttpRequest.BodyPublishers.ofString("x"))
            .build();
    assertThat(browser.send(post, BodyHandlers.ofString()).statusCode())
        .as("a read-only page")
        .isEqualTo(405);
  }

  @Test
  void reportsAUsedPortBeforeTheFirstGame() throws IOException {
    Path run = folder.resolve("run");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      Run refused = Run.of(FollowedRun.match("2", "--page", port, "--out", run.toString()));
      assertThat(refused.status()).isOne();
      assertThat(refused.err())
          .isEqualTo("gobang: Port " + port + " of 127.0.0.1 is in use already.\n");
    }
    assertThat(run).doesNotExist();
  }

  @Test
  void printsAddressesForOtherMachines() {
    Run open = Run.of(FollowedRun.match("2", "--page", "0.0.0.0:0"));
    assertThat(open.status()).isZero();
    assertThat(open.err())
        .containsPattern("http://[^ ]+/k/[A-Za-z0-9_-]{22}/")
        .contains("Other machines can reach this page");
    assertThat(Run.of(FollowedRun.match("2", "--page", "there")).err())
        .contains("“there” is not a valid address. Write HOST:PORT with a port from 0 to 65535");
  }
}

package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.zip.GZIPInputStream;
import org.gobang.http.RawClient.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RouterTest {

  private TestServer server;
  private RawClient client;

  @BeforeEach
  void start() throws IOException {
    server = new TestServer();
    client = server.connect();
  }

  @AfterEach
  void stop() throws IOException {
    client.close();
    server.close();
  }

  @Test
  void showsAPageForABadLink() throws IOException {
    Response page =
        client.get("/k/wrong/", "Accept: text/html,*/*;q=0.8", "Accept-Language: zh-CN,zh;q=0.9");
    assertThat(page.status()).isEqualTo(404);
    assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
    assertThat(page.text()).contains("<html lang=\"zh\">", "<p>此链接无效或已失效");
    Response style = client.get(SentencePage.STYLE);
    assertThat(style.status()).isEqualTo(200);
    assertThat(style.header("Content-Type")).startsWith("text/css");
  }

  @Test
  void redirectsALinkWithoutItsLastSlash() throws IOException {
    Response moved = client.get("/k/" + FakeSite.SECRET);
    assertThat(moved.status()).isEqualTo(308);
    assertThat(moved.header("Location")).isEqualTo(TestServer.CLIENT);
  }

  @Test
  void servesThePageAtTheSecret() throws IOException {
    Response page = client.get(TestServer.CLIENT);
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.text()).isEqualTo("<p>Board");
    assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
  }

  @Test
  void redirectsToAnotherPage() throws IOException {
    Response answer = client.get(TestServer.CLIENT + "table2");
    assertThat(answer.status()).isEqualTo(303);
    assertThat(answer.header("Location")).isEqualTo("/k/other/");
  }

  @Test
  void recognizesBrowsersOnItsOwnMachine() throws IOException {
    client.get(TestServer.CLIENT);
    client.get(TestServer.CLIENT, "X-Forwarded-For: 10.0.0.1");
    assertThat(server.site.visits).extracting(Visit::here).containsExactly(true, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/", "/page/app.js", TestServer.CLIENT, TestServer.CLIENT + "do", "/k/wrong/"})
  void everyAnswerHasTheSafetyHeaders(String path) throws IOException {
    Response answer = client.get(path);
    assertThat(answer.header("Content-Security-Policy"))
        .startsWith("default-src 'none'; script-src 'self';")
        .endsWith("frame-ancestors 'none'");
    assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("Permissions-Policy")).contains("camera=()");
    assertThat(answer.header("Cache-Control"))
        .isEqualTo(path.equals(TestServer.CLIENT) || path.endsWith("js") ? "no-cache" : "no-store");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/favicon.ico",
        "/page/",
        "/page/none.js",
        "/page/../Http.properties",
        "/k/",
        "/k/wrong/",
        "/k//",
        TestServer.CLIENT + "x",
        TestServer.CLIENT + "do/",
        "/k/a%2f/do"
      })
  void doesNotFindOtherAddresses(String path) throws IOException {
    Response answer = client.get(path);
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.header("Content-Type")).isEqualTo("text/plain;charset=utf-8");
    assertThat(answer.text()).endsWith(".");
  }

  @Test
  void compressesAFileIfTheBrowserAcceptsIt() throws IOException {
    assertThat(client.get("/page/app.js", "Accept-Encoding: br, gzip;q=0").text())
        .isEqualTo(FakeSite.SCRIPT);
    Response zipped = client.get("/page/app.js", "Accept-Encoding: br, GZIP;q=0.5, x");
    assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(zipped.header("Vary")).isEqualTo("Accept-Encoding");
    assertThat(zipped.header("Content-Type")).isEqualTo("text/javascript;charset=utf-8");
    assertThat(new GZIPInputStream(new ByteArrayInputStream(zipped.bytes())).readAllBytes())
        .isEqualTo(FakeSite.SCRIPT.getBytes(UTF_8));
  }

  @Test
  void doesNotResendAnUnchangedFile() throws IOException {
    String tag = client.get("/page/app.js").header("ETag");
    String zippedTag = client.get("/page/app.js", "Accept-Encoding: gzip").header("ETag");
    assertThat(tag).matches("\"[0-9a-f]+\"").isNotEqualTo(zippedTag);
    Response same = client.get("/page/app.js", "If-None-Match: \"x\", " + tag);
    assertThat(same.status()).isEqualTo(304);
    assertThat(same.header("ETag")).isEqualTo(tag);
    assertThat(client.get("/page/app.js", "If-None-Match: " + zippedTag).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {TestServer.CLIENT, TestServer.CLIENT + "game.sgf", "/page/app.js", "/none"})
  void answersHeadRequests(String path) throws IOException {
    Response head = client.send("HEAD", path, "");
    int length = client.get(path).bytes().length;
    assertThat(head.header("Content-Length")).isEqualTo(String.valueOf(length));
  }

  @Test
  void aHeadRequestOpensNoStream() throws IOException {
    Response head = client.send("HEAD", TestServer.CLIENT + "events", "");
    assertThat(head.header("Content-Length")).isEmpty();
    assertThat(client.get("/page/app.js").text())
        .as("on the same connection")
        .isEqualTo(FakeSite.SCRIPT);
    assertThat(server.site.streams).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "GET, do, POST",
    "HEAD, file, POST",
    "PUT, do, POST",
    "POST, '', 'GET, HEAD'",
    "DELETE, events, 'GET, HEAD'",
    "OPTIONS, game.sgf, 'GET, HEAD'"
  })
  void listsAllowedMethods(String method, String name, String allowed) throws IOException {
    Response answer = client.send(method, TestServer.CLIENT + name, "");
    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.header("Allow")).isEqualTo(allowed);
  }

  @Test
  void servesGeneratedContentUnderItsFileName() throws IOException {
    Response game = client.get(TestServer.CLIENT + "game.sgf");
    assertThat(game.text()).isEqualTo("the game");
    assertThat(game.header("Content-Type")).isEqualTo("application/x-go-sgf");
    assertThat(game.header("Content-Disposition")).isEqualTo("attachment; filename=\"game.sgf\"");
    Response data = client.get(TestServer.CLIENT + "data.json");
    assertThat(data.header("Content-Type")).isEqualTo("application/json");
    assertThat(data.header("Content-Disposition")).isEmpty();
  }

  @Test
  void commandsReachTheClientAndEventsTheBrowser() throws IOException {
    try (RawClient events = server.connect()) {
      Response stream = events.get(TestServer.CLIENT + "events");
      assertThat(stream.header("Content-Type")).isEqualTo("text/event-stream;charset=utf-8");
      assertThat(stream.header("Cache-Control")).isEqualTo("no-store");
      events.await("event: part");
      assertThat(client.post(TestServer.CLIENT + "do", "action=%E4%BA%94").status()).isEqualTo(204);
      events.await("data: 五");
      server.site.streams.get(0).close();
      events.await("0");
    }
    await().until(() -> server.site.closed.get() == 1);
  }

  @Test
  void aLostConnectionClosesItsStream() throws IOException {
    RawClient events = server.connect();
    events.get(TestServer.CLIENT + "events");
    events.await("event: part");
    events.close();
    await()
        .until(
            () -> {
              server.site.streams.forEach(stream -> stream.send("part", "{}"));
              return server.site.closed.get() == 1;
            });
  }

  @Test
  void opensAFileByItsNameOnly() throws IOException {
    assertThat(
            client
                .post(TestServer.CLIENT + "file?name=%2Fetc%2Fa%5C..%5Cgame+1.sgf", "12345")
                .status())
        .isEqualTo(204);
    assertThat(server.site.done).containsExactly("game 1.sgf 5");
    assertThat(client.post(TestServer.CLIENT + "file", "12345").status()).isEqualTo(400);
    assertThat(client.post(TestServer.CLIENT + "file?name=%zz", "12345").status()).isEqualTo(400);
  }
}

package org.gobang.ui.web.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPInputStream;
import org.gobang.ui.web.http.RawClient.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class RouterTest {

  private static final String CLIENT = "/k/" + FakeSite.SECRET + "/";
  private static final String SCRIPT = "let x = 1;\n".repeat(100);

  private final FakeSite site = new FakeSite();
  private final AtomicLong nanos = new AtomicLong();
  private final OpenStreams streams = new OpenStreams(2);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private HttpServer server;
  private RawClient client;

  @BeforeEach
  void start() throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    server = HttpServer.create(new InetSocketAddress(loopback, 0), 0);
    int port = server.getAddress().getPort();
    Hosts hosts = new Hosts(loopback, port, "http", List.of());
    PageFiles files =
        new PageFiles(
            name ->
                switch (name) {
                  case "index.html" -> new ByteArrayInputStream("<p>Board".getBytes(UTF_8));
                  case "app.js" -> new ByteArrayInputStream(SCRIPT.getBytes(UTF_8));
                  default -> null;
                });
    server.createContext("/", new Router(site, files, hosts, streams, nanos::get));
    server.setExecutor(threads);
    server.start();
    client = new RawClient(port);
  }

  @AfterEach
  void stop() throws IOException {
    client.close();
    streams.close();
    server.stop(0);
    threads.shutdownNow();
  }

  private RawClient another() throws IOException {
    return new RawClient(server.getAddress().getPort());
  }

  @Test
  void thePageIsAtTheSecret() throws IOException {
    Answer page = client.get(CLIENT);
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.text()).isEqualTo("<p>Board");
    assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/page/app.js", CLIENT, CLIENT + "do", "/k/wrong/"})
  void everyAnswerHasTheSafetyHeaders(String path) throws IOException {
    Answer answer = client.get(path);
    assertThat(answer.header("Content-Security-Policy"))
        .startsWith("default-src 'none'; script-src 'self';")
        .endsWith("frame-ancestors 'none'");
    assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    assertThat(answer.header("Permissions-Policy")).contains("camera=()");
    assertThat(answer.header("Cache-Control"))
        .isEqualTo(path.equals(CLIENT) || path.endsWith("js") ? "no-cache" : "no-store");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/favicon.ico",
        "/page/",
        "/page/none.js",
        "/page/../Web.properties",
        "/k/",
        "/k/wrong/",
        "/k//",
        "/k/" + FakeSite.SECRET,
        CLIENT + "x",
        CLIENT + "do/",
        "/k/a%2f/do"
      })
  void otherAddressesAreNotFound(String path) throws IOException {
    Answer answer = client.get(path);
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.header("Content-Type")).isEqualTo("text/plain;charset=utf-8");
    assertThat(answer.text()).endsWith(".");
  }

  @Test
  void aFileIsCompressedForABrowserThatAcceptsIt() throws IOException {
    assertThat(client.get("/page/app.js", "Accept-Encoding: br, gzip;q=0").text())
        .isEqualTo(SCRIPT);
    Answer zipped = client.get("/page/app.js", "Accept-Encoding: br, GZIP;q=0.5, x");
    assertThat(zipped.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(zipped.header("Vary")).isEqualTo("Accept-Encoding");
    assertThat(zipped.header("Content-Type")).isEqualTo("text/javascript;charset=utf-8");
    assertThat(new GZIPInputStream(new ByteArrayInputStream(zipped.bytes())).readAllBytes())
        .isEqualTo(SCRIPT.getBytes(UTF_8));
  }

  @Test
  void aCopyThatIsStillGoodIsNotSentAgain() throws IOException {
    String tag = client.get("/page/app.js").header("ETag");
    String zippedTag = client.get("/page/app.js", "Accept-Encoding: gzip").header("ETag");
    assertThat(tag).matches("\"[0-9a-f]+\"").isNotEqualTo(zippedTag);
    Answer same = client.get("/page/app.js", "If-None-Match: \"x\", " + tag);
    assertThat(same.status()).isEqualTo(304);
    assertThat(same.header("ETag")).isEqualTo(tag);
    assertThat(client.get("/page/app.js", "If-None-Match: " + zippedTag).status()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({
    CLIENT + ", 8",
    CLIENT + "game.sgf, 11",
    "/page/app.js, 1100",
    "/none, 33",
    CLIENT + "events, ''"
  })
  void headersAloneCanBeAskedFor(String path, String length) throws IOException {
    Answer head = client.send("HEAD", path, "");
    assertThat(head.header("Content-Length")).isEqualTo(length);
    assertThat(client.get("/page/app.js").text()).as("on the same connection").isEqualTo(SCRIPT);
    assertThat(site.streams).isEmpty();
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
  void saysWhichMethodsAnAddressHas(String method, String name, String allowed) throws IOException {
    Answer answer = client.send(method, CLIENT + name, "");
    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.header("Allow")).isEqualTo(allowed);
  }

  @ParameterizedTest
  @CsvSource({
    "sgf, application/x-go-sgf",
    "psq, text/plain;charset=utf-8",
    "txt, text/plain;charset=utf-8"
  })
  void theGameIsAFile(String extension, String type) throws IOException {
    Answer game = client.get(CLIENT + "game." + extension);
    assertThat(game.text()).isEqualTo("game as " + extension);
    assertThat(game.header("Content-Type")).isEqualTo(type);
    assertThat(game.header("Content-Disposition"))
        .isEqualTo("attachment; filename=\"game." + extension + "\"");
  }

  @Test
  void commandsReachTheClientAndEventsTheBrowser() throws IOException {
    try (RawClient events = another()) {
      Answer stream = events.get(CLIENT + "events");
      assertThat(stream.header("Content-Type")).isEqualTo("text/event-stream;charset=utf-8");
      assertThat(stream.header("Cache-Control")).isEqualTo("no-store");
      events.await("event: part");
      assertThat(client.post(CLIENT + "do", "action=%E4%BA%94").status()).isEqualTo(204);
      events.await("data: 五");
      site.streams.get(0).close();
      events.await("0");
    }
    await().until(() -> site.closed.get() == 1);
  }

  @Test
  void aConnectionThatIsLostEndsItsStream() throws IOException {
    RawClient events = another();
    events.get(CLIENT + "events");
    events.await("event: part");
    events.close();
    await()
        .until(
            () -> {
              site.streams.forEach(stream -> stream.send("part", "{}"));
              return site.closed.get() == 1;
            });
  }

  @Test
  void tooManyStreamsAreRefused() throws IOException {
    try (RawClient one = another();
        RawClient two = another()) {
      one.get(CLIENT + "events");
      two.get(CLIENT + "events");
      Answer third = client.get(CLIENT + "events");
      assertThat(third.status()).isEqualTo(503);
      assertThat(third.header("Retry-After")).isEqualTo("5");
      site.streams.get(0).close();
      await().until(() -> client.get(CLIENT + "events").status() == 200);
    }
  }

  @Test
  void aRefusalIsASentence() throws IOException {
    Answer refused = client.post(CLIENT + "do", "action=refuse");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.text()).isEqualTo("Not now: 五.");
    assertThat(refused.header("Content-Type")).isEqualTo("text/plain;charset=utf-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"action=%", "x=1", ""})
  void aMalformedFormIsRefused(String form) throws IOException {
    assertThat(client.post(CLIENT + "do", form).status()).isEqualTo(400);
  }

  @Test
  void aFaultIsSaidWithoutItsDetails() throws IOException {
    Answer fault = client.post(CLIENT + "do", "action=fail");
    assertThat(fault.status()).isEqualTo(500);
    assertThat(fault.text()).isEqualTo("Something went wrong; see the log.");
  }

  @Test
  void aFileIsOpenedByItsNameAlone() throws IOException {
    assertThat(client.post(CLIENT + "file?name=%2Fetc%2Fa%5C..%5Cgame+1.sgf", "12345").status())
        .isEqualTo(204);
    assertThat(site.done).containsExactly("game 1.sgf 5");
    assertThat(client.post(CLIENT + "file", "12345").status()).isEqualTo(400);
    assertThat(client.post(CLIENT + "file?name=%zz", "12345").status()).isEqualTo(400);
  }

  @Test
  void aBodyMayBeAsLargeAsItsLimit() throws IOException {
    String path = CLIENT + "file?name=a";
    assertThat(client.post(path, "x".repeat(Router.MOST_FILE)).status()).isEqualTo(204);
    Answer refused = client.post(path, "x".repeat(Router.MOST_FILE + 1));
    assertThat(refused.status()).isEqualTo(413);
    assertThat(refused.text()).contains("4096 KiB");
    String form = "action=" + "x".repeat(Router.MOST_FORM);
    try (RawClient next = another()) {
      assertThat(next.post(CLIENT + "do", form).status()).isEqualTo(413);
    }
    assertThat(site.done).containsExactly("a " + Router.MOST_FILE);
  }

  @Test
  void aChunkedBodyHasTheSameLimit() throws IOException {
    client.write(
        "POST " + CLIENT + "do HTTP/1.1\r\nHost: 127.0.0.1:" + server.getAddress().getPort());
    client.write("\r\nTransfer-Encoding: chunked\r\n\r\n");
    String chunk = "1000\r\n" + "x".repeat(0x1000) + "\r\n";
    client.write(chunk.repeat(Router.MOST_FORM / 0x1000 + 1) + "0\r\n\r\n");
    assertThat(client.answer(false).status()).isEqualTo(413);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:PORT", "127.0.0.1", ""})
  void refusesOtherHosts(String host) throws IOException {
    String port = Integer.toString(server.getAddress().getPort());
    client.write("GET " + CLIENT + " HTTP/1.1\r\nHost: " + host.replace("PORT", port));
    client.write("\r\n\r\n");
    assertThat(client.answer(false).status()).isEqualTo(421);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"})
  void refusesRequestsOfOtherSites(String header) throws IOException {
    assertThat(client.post(CLIENT + "do", "action=x", header).status()).isEqualTo(403);
    assertThat(client.post(CLIENT + "file?name=x", "x", header).status()).isEqualTo(403);
    assertThat(client.get(CLIENT + "events", header).status()).isEqualTo(403);
    assertThat(client.get(CLIENT, header).status()).as("a link on another site").isEqualTo(200);
    assertThat(site.done).isEmpty();
  }

  @Test
  void wrongSecretsAreLimitedButNotRightOnes() throws IOException {
    for (int i = 0; i < 20; i++) {
      assertThat(client.get("/k/wrong" + i + "/").status()).isEqualTo(404);
    }
    Answer limited = client.get("/k/another/");
    assertThat(limited.status()).isEqualTo(429);
    assertThat(limited.header("Retry-After")).isEqualTo("6");
    assertThat(client.get(CLIENT).status()).isEqualTo(200);
    nanos.addAndGet(Duration.ofSeconds(6).toNanos());
    assertThat(client.get("/k/another/").status()).isEqualTo(404);
  }

  @Test
  void requestsAreLimited() throws IOException {
    for (int i = 0; i < 400; i++) {
      assertThat(client.post(CLIENT + "do", "action=x").status()).isEqualTo(204);
    }
    Answer limited = client.post(CLIENT + "do", "action=x");
    assertThat(limited.status()).isEqualTo(429);
    assertThat(limited.header("Retry-After")).isEqualTo("1");
    nanos.addAndGet(Duration.ofMillis(10).toNanos());
    assertThat(client.post(CLIENT + "do", "action=x").status()).isEqualTo(204);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zh-CN,zh;q=0.9,en;q=0.8 | 此地址没有内容。",
        "en,zh;q=0.9 | There is nothing at this address.",
        "de | There is nothing at this address.",
        "!! | There is nothing at this address."
      })
  void answersInTheLanguageOfTheBrowser(String accepted, String sentence) throws IOException {
    assertThat(client.get("/", "Accept-Language: " + accepted).text()).isEqualTo(sentence);
  }
}

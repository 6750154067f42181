package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import org.gobang.http.RawClient.Response;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RouterLimitsTest {

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

  private RawClient stream(String secret, String tab) throws IOException {
    RawClient opened = server.connect();
    opened.write("GET /k/" + secret + "/events?visit=" + tab + " HTTP/1.1\r\n");
    opened.write("Host: 127.0.0.1:" + server.port() + "\r\nAccept-Language: zh\r\n\r\n");
    assertThat(opened.answer(false).status()).isEqualTo(200);
    return opened;
  }

  /** Returns the first event that does not concern the stream itself. */
  private static String first(RawClient stream) throws IOException {
    for (String line = stream.line(); ; line = stream.line()) {
      if (line.startsWith("event: ") && !line.equals("event: beat")) {
        return line;
      }
    }
  }

  private void assertFull(String secret, String tab) throws IOException {
    Response refused = client.get("/k/" + secret + "/events?visit=" + tab, "Accept-Language: zh");
    assertThat(refused.status()).isEqualTo(200);
    assertThat(refused.header("Content-Type")).isEqualTo("text/event-stream;charset=utf-8");
    assertThat(refused.text()).isEqualTo("event: full\ndata: {\"text\":\"打开的页面过多。本页会自动重试。\"}\n\n");
  }

  @Test
  void limitsStreamsOfATab() throws IOException {
    try (RawClient one = stream(FakeSite.SECRET, "a");
        RawClient two = stream(FakeSite.SECRET, "a")) {
      one.await("event: part");
      two.await("event: part");
      assertFull(FakeSite.SECRET, "a");
      try (RawClient other = stream(FakeSite.SECRET, "b")) {
        assertThat(first(other)).isEqualTo("event: part");
      }
    }
  }

  @Test
  void limitsUnnamedTabsSeparately() throws IOException {
    try (RawClient one = stream(FakeSite.SECRET, "");
        RawClient two = stream(FakeSite.SECRET, "");
        RawClient three = stream(FakeSite.SECRET, "")) {
      one.await("event: part");
      two.await("event: part");
      three.await("event: part");
    }
  }

  @Test
  void oneLinkCannotUseThePlacesOfPlayers() throws IOException {
    try (RawClient one = stream(FakeSite.SECRET, "a");
        RawClient two = stream(FakeSite.SECRET, "b");
        RawClient three = stream(FakeSite.OTHERS, "c")) {
      one.await("event: part");
      two.await("event: part");
      three.await("event: part");
      assertFull(FakeSite.OTHERS, "d");
      try (RawClient player = stream(FakeSite.PLAYERS, "e")) {
        assertThat(first(player)).isEqualTo("event: part");
        assertFull(FakeSite.PLAYERS, "f");
      }
    }
  }

  @Test
  void aClosedStreamFreesItsPlace() throws IOException {
    try (RawClient one = stream(FakeSite.PLAYERS, "a");
        RawClient two = stream(FakeSite.PLAYERS, "b");
        RawClient three = stream(FakeSite.PLAYERS, "c")) {
      one.await("event: part");
      two.await("event: part");
      three.await("event: part");
      assertFull(FakeSite.PLAYERS, "d");
      server.site.streams.get(0).drop();
      await()
          .until(
              () -> {
                try (RawClient next = stream(FakeSite.PLAYERS, "d")) {
                  return first(next).equals("event: part");
                }
              });
    }
  }

  @Test
  void aRefusalIsASentence() throws IOException {
    Response refused = client.post(TestServer.CLIENT + "do", "action=refuse");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.text()).isEqualTo("Not now: 五.");
    assertThat(refused.header("Content-Type")).isEqualTo("text/plain;charset=utf-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"action=%", "x=1", ""})
  void refusesAMalformedForm(String form) throws IOException {
    assertThat(client.post(TestServer.CLIENT + "do", form).status()).isEqualTo(400);
  }

  @Test
  void reportsAFailureWithoutItsDetails() throws IOException {
    Response fault = client.post(TestServer.CLIENT + "do", "action=fail");
    assertThat(fault.status()).isEqualTo(500);
    assertThat(fault.text()).isEqualTo("Internal error. See the log for details.");
  }

  @Test
  void acceptsABodyUpToTheLimit() throws IOException {
    String path = TestServer.CLIENT + "file?name=a";
    assertThat(client.post(path, "x".repeat(Router.MOST_FILE)).status()).isEqualTo(204);
    Response refused = client.post(path, "x".repeat(Router.MOST_FILE + 1));
    assertThat(refused.status()).isEqualTo(413);
    assertThat(refused.text()).contains("4096 KiB");
    String form = "action=" + "x".repeat(Router.MOST_FORM);
    try (RawClient next = server.connect()) {
      assertThat(next.post(TestServer.CLIENT + "do", form).status()).isEqualTo(413);
    }
    assertThat(server.site.done).containsExactly("a " + Router.MOST_FILE);
  }

  @Test
  void limitsAChunkedBodyAlike() throws IOException {
    client.write("POST " + TestServer.CLIENT + "do HTTP/1.1\r\nHost: 127.0.0.1:" + server.port());
    client.write("\r\nTransfer-Encoding: chunked\r\n\r\n");
    String chunk = "1000\r\n" + "x".repeat(0x1000) + "\r\n";
    client.write(chunk.repeat(Router.MOST_FORM / 0x1000 + 1) + "0\r\n\r\n");
    assertThat(client.answer(false).status()).isEqualTo(413);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:PORT", "127.0.0.1", ""})
  void refusesOtherHosts(String host) throws IOException {
    String port = Integer.toString(server.port());
    client.write("GET " + TestServer.CLIENT + " HTTP/1.1\r\nHost: " + host.replace("PORT", port));
    client.write("\r\n\r\n");
    assertThat(client.answer(false).status()).isEqualTo(421);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"})
  void refusesRequestsOfOtherSites(String header) throws IOException {
    assertThat(client.post(TestServer.CLIENT + "do", "action=x", header).status()).isEqualTo(403);
    assertThat(client.post(TestServer.CLIENT + "file?name=x", "x", header).status()).isEqualTo(403);
    assertThat(client.get(TestServer.CLIENT + "events", header).status()).isEqualTo(403);
    assertThat(client.get(TestServer.CLIENT, header).status())
        .as("a link on another site")
        .isEqualTo(200);
    assertThat(server.site.done).isEmpty();
  }

  @Test
  void limitsWrongSecretsOnly() throws IOException {
    for (int i = 0; i < 20; i++) {
      assertThat(client.get("/k/wrong" + i + "/").status()).isEqualTo(404);
    }
    Response limited = client.get("/k/another/");
    assertThat(limited.status()).isEqualTo(429);
    assertThat(limited.header("Retry-After")).isEqualTo("6");
    assertThat(client.get(TestServer.CLIENT).status()).isEqualTo(200);
    server.nanos.addAndGet(Duration.ofSeconds(6).toNanos());
    assertThat(client.get("/k/another/").status()).isEqualTo(404);
  }

  @Test
  void limitsRequests() throws IOException {
    for (int i = 0; i < 400; i++) {
      assertThat(client.post(TestServer.CLIENT + "do", "action=x").status()).isEqualTo(204);
    }
    Response limited = client.post(TestServer.CLIENT + "do", "action=x");
    assertThat(limited.status()).isEqualTo(429);
    assertThat(limited.header("Retry-After")).isEqualTo("1");
    server.nanos.addAndGet(Duration.ofMillis(10).toNanos());
    assertThat(client.post(TestServer.CLIENT + "do", "action=x").status()).isEqualTo(204);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zh-CN,zh;q=0.9,en;q=0.8 | 此地址不存在。请打开 Gobang 给出的完整链接。",
        "en,zh;q=0.9 | This address does not exist. Open the complete link shown by Gobang.",
        "de | This address does not exist. Open the complete link shown by Gobang.",
        "!! | This address does not exist. Open the complete link shown by Gobang."
      })
  void answersInTheLanguageOfTheBrowser(String accepted, String sentence) throws IOException {
    assertThat(client.get("/", "Accept-Language: " + accepted).text()).isEqualTo(sentence);
  }

  @Test
  void aConnectionRefusedByTheClientFreesItsPlace() throws IOException {
    server.site.full = true;
    for (int i = 0; i < 3; i++) {
      assertThat(client.get(TestServer.CLIENT + "events").status()).isEqualTo(409);
    }
    server.site.full = false;
    assertThat(client.get(TestServer.CLIENT + "events").status()).isEqualTo(200);
    assertThat(server.site.closed).hasValue(3);
  }
}

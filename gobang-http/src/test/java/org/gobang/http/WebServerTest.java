package org.gobang.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.gobang.api.RefusedException;
import org.gobang.http.RawClient.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebServerTest {

  private static final String CLIENT = "/k/" + FakeSite.SECRET + "/";
  private static final int MANY = 100;

  private final FakeSite site = new FakeSite();

  private WebServer start(String bind) throws UnknownHostException {
    return start(bind, 0, Optional.empty());
  }

  private WebServer start(String bind, int port, Optional<SSLContext> tls)
      throws UnknownHostException {
    return WebServer.start(InetAddress.getByName(bind), port, tls, List.of(), site);
  }

  @ParameterizedTest
  @CsvSource({"127.0.0.1, 127.0.0.1", "::1, [0:0:0:0:0:0:0:1]"})
  void opensItsAddress(String bind, String host) throws IOException {
    try (WebServer server = start(bind)) {
      URI address = server.addresses().get(0);
      assertThat(address).hasScheme("http").hasHost(host);
      try (RawClient client =
          new RawClient(new Socket(InetAddress.getByName(bind), address.getPort()))) {
        assertThat(client.get(CLIENT + "data.json").text()).isEqualTo("the game");
      }
    }
  }

  @Test
  void namesAnAddressOfTheMachineIfBoundToAll() throws IOException {
    try (WebServer server = start("0.0.0.0")) {
      URI address = server.addresses().get(0);
      InetAddress named = InetAddress.getByName(address.getHost());
      assertThat(named.isAnyLocalAddress()).isFalse();
      try (RawClient client = new RawClient(new Socket(named, address.getPort()))) {
        client.write("GET " + CLIENT + "data.json HTTP/1.1\r\n");
        client.write("Host: " + address.getAuthority() + "\r\n\r\n");
        assertThat(client.answer(false).status()).isEqualTo(200);
      }
    }
  }

  @Test
  void refusesAUsedPort() throws IOException {
    try (WebServer first = start("127.0.0.1")) {
      int port = first.addresses().get(0).getPort();
      assertThatThrownBy(() -> start("127.0.0.1", port, Optional.empty()).close())
          .isInstanceOfSatisfying(
              RefusedException.class,
              refused -> {
                assertThat(refused.kind()).isEqualTo("web-port-taken");
                assertThat(refused.arguments())
                    .containsExactly(Integer.toString(port), "127.0.0.1");
              })
          .hasMessage("Port " + port + " of 127.0.0.1 is in use already.");
    }
  }

  @Test
  void refusesAnAddressOfAnotherMachine() {
    assertThatThrownBy(() -> start("192.0.2.1").close())
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("Port 0 of 192.0.2.1 cannot be opened: ");
  }

  @Test
  void sendsEventsOfACommandToManyStreams() throws IOException {
    List<RawClient> clients = new ArrayList<>();
    try (WebServer server = start("127.0.0.1");
        RawClient commands = new RawClient(server.addresses().get(0).getPort())) {
      for (int i = 0; i < MANY; i++) {
        RawClient client = new RawClient(server.addresses().get(0).getPort());
        clients.add(client);
        client.get("/k/" + FakeSite.OTHERS + i / 50 + "/events?visit=" + i);
      }
      assertThat(commands.post(CLIENT + "do", "action=now").status()).isEqualTo(204);
      for (RawClient client : clients) {
        client.await("data: now");
      }
      assertThat(threads()).isBetween((long) MANY, MANY + 20L);
    } finally {
      for (RawClient client : clients) {
        client.close();
      }
    }
    assertThat(site.closed).hasValue(MANY);
    await().until(() -> threads() == 0);
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("gobang-web-"))
        .count();
  }

  @Test
  void writesEventsSentBeforeClosing() throws IOException {
    WebServer server = start("127.0.0.1");
    try (RawClient events = new RawClient(server.addresses().get(0).getPort())) {
      events.get(CLIENT + "events");
      events.await("event: part");
      site.streams.get(0).send("bye", "ended");
      server.close();
      server.close();
      events.await("data: ended");
    }
    int port = server.addresses().get(0).getPort();
    assertThatThrownBy(() -> new RawClient(port).close()).isInstanceOf(IOException.class);
  }

  @Test
  void closesInSpiteOfABlockedReader() throws IOException {
    WebServer server = start("127.0.0.1");
    try (RawClient stuck = new RawClient(server.addresses().get(0).getPort())) {
      stuck.get(CLIENT + "events");
      await().until(() -> !site.streams.isEmpty());
      // More than the buffers of the system can store, but less than the queue can.
      site.streams.get(0).send("part", "x".repeat(QueuedEventStream.MOST_WAITING - 100));
      server.close();
      await().until(() -> site.closed.get() == 1);
    }
  }

  @Test
  void closesTheStreamOfASlowReader() throws IOException {
    try (WebServer server = start("127.0.0.1");
        RawClient stuck = new RawClient(server.addresses().get(0).getPort())) {
      stuck.get(CLIENT + "events");
      await().until(() -> !site.streams.isEmpty());
      String data = "x".repeat(1 << 20);
      await()
          .until(
              () -> {
                for (int i = 0; i < 8; i++) {
                  site.streams.get(0).send("part", data);
                }
                return site.closed.get() == 1;
              });
      try (RawClient other = new RawClient(server.addresses().get(0).getPort())) {
        assertThat(other.get(CLIENT + "data.json").status()).isEqualTo(200);
      }
    }
  }

  @Test
  void readsARefusedBodyToDeliverTheRefusal() throws IOException {
    try (WebServer server = start("127.0.0.1");
        RawClient client = new RawClient(server.addresses().get(0).getPort())) {
      String body = "x".repeat(3 * Router.MOST_FILE);
      assertThat(client.post(CLIENT + "file?name=a", body).status()).isEqualTo(413);
      assertThat(client.post("/k/wrong/do", body).status()).isEqualTo(404);
    }
  }

  @Test
  void servesOverTls(@TempDir Path folder)
      throws IOException, InterruptedException, GeneralSecurityException {
    Path store = TestKeys.generate(folder.resolve("keys.p12"));
    SSLContext tls = KeyStores.context(store, TestKeys.PASSWORD.toCharArray());
    try (WebServer server = start("127.0.0.1", 0, Optional.of(tls))) {
      URI address = server.addresses().get(0);
      assertThat(address).hasScheme("https");
      Socket socket =
          trustingAll().getSocketFactory().createSocket(address.getHost(), address.getPort());
      try (RawClient client = new RawClient(socket)) {
        Response game = client.get(CLIENT + "data.json", "Origin: " + address);
        assertThat(game.text()).isEqualTo("the game");
        client.get(CLIENT + "events");
        client.await("event: part");
        site.streams.get(0).close();
        client.await("0");
      }
    }
  }

  private static SSLContext trustingAll() throws GeneralSecurityException {
    X509TrustManager trusting =
        new X509TrustManager() {
          @Override
          public void checkClientTrusted(X509Certificate[] chain, String type) {}

          @Override
          public void checkServerTrusted(X509Certificate[] chain, String type) {}

          @Override
          public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
          }
        };
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, new TrustManager[] {trusting}, null);
    return context;
  }
}

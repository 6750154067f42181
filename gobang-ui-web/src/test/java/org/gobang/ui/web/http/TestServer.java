package org.gobang.ui.web.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** A router behind a socket, with a page of two files, two event streams, and a clock at rest. */
final class TestServer implements AutoCloseable {

  /** The path of the site's client. */
  static final String CLIENT = "/k/" + FakeSite.SECRET + "/";

  /** The page's file {@code app.js}; its {@code index.html} is {@code <p>Board}. */
  static final String SCRIPT = "let x = 1;\n".repeat(100);

  final FakeSite site = new FakeSite();
  final AtomicLong nanos = new AtomicLong();

  private final OpenStreams streams = new OpenStreams(2);
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;

  TestServer() throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    server = HttpServer.create(new InetSocketAddress(loopback, 0), 0);
    Hosts hosts = new Hosts(loopback, port(), "http", List.of());
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
  }

  int port() {
    return server.getAddress().getPort();
  }

  /** Opens a connection to it. */
  RawClient connect() throws IOException {
    return new RawClient(port());
  }

  @Override
  public void close() {
    streams.close();
    server.stop(0);
    threads.shutdownNow();
  }
}

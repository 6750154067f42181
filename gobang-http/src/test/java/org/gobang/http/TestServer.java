package org.gobang.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** A router behind a socket with two event streams and a stopped clock. */
final class TestServer implements AutoCloseable {

  /** The path of the site's client. */
  static final String CLIENT = "/k/" + FakeSite.SECRET + "/";

  final FakeSite site = new FakeSite();
  final AtomicLong nanos = new AtomicLong();

  private final OpenStreams streams =
      new OpenStreams(new OpenStreams.Limits(4, 3, 3, 2), Duration.ofMinutes(1));
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final HttpServer server;

  TestServer() {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    server = WebServer.bound(new InetSocketAddress(loopback, 0), Optional.empty());
    AllowedHosts hosts = new AllowedHosts(loopback, port(), "http", List.of());
    server.createContext(
        "/", new Router(site, new PageFiles(site::file), hosts, streams, nanos::get));
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

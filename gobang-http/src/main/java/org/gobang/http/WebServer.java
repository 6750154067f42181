package org.gobang.http;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import org.gobang.api.RefusedException;

/** A web server, running from {@link #start} to {@link #close}. */
public final class WebServer implements AutoCloseable {

  /** The limits of open event streams; each uses one thread. */
  private static final OpenStreams.Limits STREAMS = new OpenStreams.Limits(512, 384, 96, 4);

  private static final int MOST_THREADS = STREAMS.all() + 256;

  /**
   * The maximum time without an event in a stream. After this time, an event {@code beat} is sent,
   * with this time in milliseconds as {@code every}. A page that receives nothing for several times
   * as long has lost the connection. The system property {@code gobang.http.beat} sets it for
   * tests.
   */
  public static final Duration BEAT = Duration.ofMillis(Long.getLong("gobang.http.beat", 2000));

  /** Settings of the JDK's servers. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          // Otherwise an event may wait 40 ms for the acknowledgement of the previous one.
          "sun.net.httpserver.nodelay",
          "true",
          // The maximum time in seconds to receive a request.
          "sun.net.httpserver.maxReqTime",
          "10",
          // The bytes of a refused body that are read, so that the browser reads the refusal.
          "sun.net.httpserver.drainAmount",
          Integer.toString(4 * Router.MOST_FILE),
          "jdk.httpserver.maxConnections",
          "2048");

  private static final int LAST_PRIVILEGED_PORT = 1023;

  private final HttpServer server;
  private final ExecutorService threads;
  private final OpenStreams streams;
  private final List<URI> addresses;

  private WebServer(
      HttpServer server, ExecutorService threads, OpenStreams streams, List<URI> addresses) {
    this.server = server;
    this.threads = threads;
    this.streams = streams;
    this.addresses = addresses;
  }

  /**
   * Starts a server.
   *
   * @param bind its address on this machine; the wildcard address for all
   * @param port its port; 0 for any free port
   * @param tls enables {@code https}
   * @param hosts additional host names
   * @param site its content
   * @throws RefusedException if the port or the address cannot be used
   */
  public static WebServer start(
      InetAddress bind, int port, Optional<SSLContext> tls, List<String> hosts, Site site) {
    HttpServer server = bound(new InetSocketAddress(bind, port), tls);
    String scheme = tls.isPresent() ? "https" : "http";
    int opened = server.getAddress().getPort();
    OpenStreams streams = new OpenStreams(STREAMS, BEAT);
    AllowedHosts allowed = new AllowedHosts(bind, opened, scheme, hosts);
    server.createContext(
        "/", new Router(site, new PageFiles(site::file), allowed, streams, System::nanoTime));
    ExecutorService threads = threads();
    server.setExecutor(threads);
    server.start();
    List<URI> addresses =
        MachineAddress.of(bind).stream()
            .map(each -> URI.create(scheme + "://" + AllowedHosts.literal(each) + ":" + opened))
            .toList();
    return new WebServer(server, threads, streams, addresses);
  }

  /**
   * Opens a JDK server with the settings of this application. The JDK reads the settings with the
   * first server.
   */
  static HttpServer bound(InetSocketAddress address, Optional<SSLContext> tls) {
    SETTINGS.forEach(
        (key, value) -> {
          if (System.getProperty(key) == null) {
            System.setProperty(key, value);
          }
        });
    try {
      if (tls.isEmpty()) {
        return HttpServer.create(address, 0);
      }
      HttpsServer server = HttpsServer.create(address, 0);
      server.setHttpsConfigurator(new HttpsConfigurator(tls.get()));
      return server;
    } catch (IOException e) {
      throw refused(address, e);
    }
  }

  private static RefusedException refused(InetSocketAddress address, IOException cause) {
    String host = address.getAddress().getHostAddress();
    String port = Integer.toString(address.getPort());
    if (isTaken(address, cause)) {
      String sentence = "Port " + port + " of " + host + " is in use already.";
      return new RefusedException("web-port-taken", sentence, List.of(port, host));
    }
    String why = String.valueOf(cause.getMessage());
    String sentence = "Port " + port + " of " + host + " cannot be opened: " + why + ".";
    return new RefusedException("web-port", sentence, List.of(port, host, why));
  }

  /** The message is in the language of the system, so another port of the address is tried. */
  private static boolean isTaken(InetSocketAddress address, IOException cause) {
    if (!(cause instanceof BindException) || address.getPort() <= LAST_PRIVILEGED_PORT) {
      return false;
    }
    try (ServerSocket other = new ServerSocket(0, 1, address.getAddress())) {
      return other.isBound();
    } catch (IOException notItsAddress) {
      return false;
    }
  }

  private static ExecutorService threads() {
    AtomicInteger number = new AtomicInteger();
    ThreadFactory factory =
        task -> {
          Thread thread = new Thread(task, "gobang-web-" + number.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        };
    return new ThreadPoolExecutor(
        0, MOST_THREADS, 30, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
  }

  /**
   * Returns the addresses of the server without a path, for example {@code http://127.0.0.1:8080}.
   * The first one is the preferred address.
   */
  public List<URI> addresses() {
    return addresses;
  }

  /**
   * Closes the streams after writing the queued events, for at most one second, then the server.
   */
  @Override
  public void close() {
    streams.close();
    server.stop(0);
    threads.shutdownNow();
  }
}

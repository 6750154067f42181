package org.gobang.launcher.arena;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.gobang.game.HostThreads;
import org.gobang.http.Client;
import org.gobang.http.EventStream;
import org.gobang.http.Resource;
import org.gobang.http.Secret;
import org.gobang.http.Site;
import org.gobang.http.Visit;
import org.gobang.http.WebServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A read-only page. A web server sends the data to each connected browser every two seconds. {@code
 * data.json} next to the page has the same data for programs.
 */
final class LivePage implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LivePage.class);
  private static final Duration EVERY = Duration.ofSeconds(2);

  /** The files of the page. */
  interface Files {

    /** Opens a file; empty if none has this name. */
    Optional<InputStream> open(String name) throws IOException;
  }

  private final String secret = Secret.random();
  private final Files files;
  private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
  private final WebServer server;
  private final Thread sender = HostThreads.create("gobang-page", this::sendOften);
  private volatile Optional<Supplier<String>> data = Optional.empty();

  /**
   * Creates a page without data and starts the server.
   *
   * @param bind the address of this machine that it is reached by
   * @param port its port; 0 for any that is free
   * @throws org.gobang.api.RefusedException if the port or the address cannot be used
   */
  LivePage(InetAddress bind, int port, Files files) {
    this.files = files;
    this.server = WebServer.start(bind, port, Optional.empty(), List.of(), new Pages());
  }

  /** Returns the address of the page, which contains a secret. */
  String link() {
    return Secret.link(server.addresses().get(0).toString(), secret);
  }

  /**
   * Sets the source of the data and starts sending it. Called once.
   *
   * @param json gives them as a JSON object; called on several threads
   */
  void show(Supplier<String> json) {
    data = Optional.of(json);
    sender.start();
  }

  private void sendOften() {
    try {
      while (true) {
        send();
        Thread.sleep(EVERY.toMillis());
      }
    } catch (InterruptedException closed) {
      // The run has ended.
    }
  }

  /** Sends the current data to all browsers. */
  void send() {
    try {
      if (!streams.isEmpty()) {
        data.map(Supplier::get).ifPresent(json -> streams.forEach(each -> send(each, json)));
      }
    } catch (RuntimeException fault) {
      LOG.error("The data of the page could not be sent", fault);
    }
  }

  private static void send(EventStream stream, String json) {
    stream.send("data", json);
  }

  private final class Pages implements Site, Client {

    @Override
    public Optional<InputStream> file(String name) throws IOException {
      return files.open(name);
    }

    @Override
    public Optional<Client> client(String given, Visit visit) {
      return given.equals(secret) ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Optional<Resource> find(String name) {
      return switch (name) {
        case "" -> Optional.of(new Resource.File("index.html"));
        case "events" -> Optional.of(new Resource.Events(this::connect, false));
        case "data.json" ->
            data.map(
                json ->
                    new Resource.Content(
                        "application/json", Optional.empty(), () -> json.get().getBytes(UTF_8)));
        default -> Optional.empty();
      };
    }

    private void connect(EventStream stream) {
      streams.add(stream);
      stream.onClose(() -> streams.remove(stream));
      data.ifPresent(json -> send(stream, json.get()));
    }
  }

  /** Closes the streams after at most a second for the remaining content, then the server. */
  @Override
  public void close() {
    sender.interrupt();
    server.close();
  }
}

package org.gobang.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The event streams of the server, with limits for the open streams in total, per secret and per
 * tab. Some places are reserved, so that spectators cannot use all of them.
 */
final class OpenStreams implements AutoCloseable {

  /** The time for streams to write their queued events. */
  private static final Duration FAREWELL = Duration.ofSeconds(1);

  /**
   * The limits of open streams.
   *
   * @param all in total
   * @param open without reserved places
   * @param link per secret
   * @param tab per named browser tab, including its duplicates
   */
  record Limits(int all, int open, int link, int tab) {}

  private final Limits limits;
  private final Duration beat;
  private final Set<QueuedEventStream> streams = new HashSet<>();
  private final Map<String, Integer> taken = new HashMap<>();
  private boolean closed;

  /**
   * Creates an instance without streams.
   *
   * @param beat the maximum time without an event in each stream
   */
  OpenStreams(Limits limits, Duration beat) {
    this.limits = limits;
    this.beat = beat;
  }

  /**
   * Opens a stream and returns the response; empty if too many streams are open.
   *
   * @param secret the secret of the address
   * @param tab the requesting tab
   * @param events starts to write to it
   * @throws org.gobang.api.RefusedException if that refuses it
   */
  Optional<Response> connect(String secret, String tab, Resource.Events events) {
    QueuedEventStream stream = new QueuedEventStream(beat);
    List<String> places = List.of(events.reserved() ? "" : "open", secret, secret + " " + tab);
    if (!take(stream, places, tab, events.reserved())) {
      return Optional.empty();
    }
    try {
      events.connected().accept(stream);
    } catch (RuntimeException | Error failed) {
      end(stream, places);
      throw failed;
    }
    return Optional.of(exchange -> write(stream, places, exchange));
  }

  private synchronized boolean take(
      QueuedEventStream stream, List<String> places, String tab, boolean reserved) {
    boolean full =
        closed
            || streams.size() >= limits.all()
            || (!reserved && taken(places.get(0)) >= limits.open())
            || taken(places.get(1)) >= limits.link()
            || (!tab.isEmpty() && taken(places.get(2)) >= limits.tab());
    if (full) {
      return false;
    }
    streams.add(stream);
    places.forEach(place -> taken.merge(place, 1, Integer::sum));
    return true;
  }

  private int taken(String place) {
    return taken.getOrDefault(place, 0);
  }

  private void write(QueuedEventStream stream, List<String> places, HttpExchange exchange)
      throws IOException {
    try {
      SafetyHeaders.set(exchange.getResponseHeaders());
      exchange.getResponseHeaders().set("Content-Type", Reply.EVENTS);
      exchange.sendResponseHeaders(200, 0);
      stream.write(exchange.getResponseBody());
    } finally {
      end(stream, places);
    }
  }

  private void end(QueuedEventStream stream, List<String> places) {
    stream.end();
    synchronized (this) {
      if (streams.remove(stream)) {
        places.forEach(place -> taken.computeIfPresent(place, (any, n) -> n > 1 ? n - 1 : null));
      }
    }
  }

  /** Closes all streams after writing the queued events, for at most one second. */
  @Override
  public synchronized void close() {
    closed = true;
    streams.forEach(QueuedEventStream::close);
    CompletableFuture.allOf(
            streams.stream().map(QueuedEventStream::ended).toArray(CompletableFuture[]::new))
        .completeOnTimeout(null, FAREWELL.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }
}

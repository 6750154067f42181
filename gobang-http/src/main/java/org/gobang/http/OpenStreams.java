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

/**
 * The event streams of the server, of which a bounded number is open at a time: in all, by one
 * address and by one tab. A part of the places is reserved, so that those who only look cannot take
 * them all.
 */
final class OpenStreams implements AutoCloseable {

  /** How long streams have to write what they hold. */
  private static final Duration FAREWELL = Duration.ofSeconds(1);

  /**
   * How many streams may be open.
   *
   * @param all in all
   * @param open by those without a reserved place
   * @param link by the holders of one secret
   * @param tab by one tab of a browser that has a name, and by those that were duplicated from it
   */
  record Limits(int all, int open, int link, int tab) {}

  private final Limits limits;
  private final Duration beat;
  private final Set<QueuedEventStream> streams = new HashSet<>();
  private final Map<String, Integer> taken = new HashMap<>();
  private boolean closed;

  /**
   * No streams yet.
   *
   * @param beat the longest time without an event in each
   */
  OpenStreams(Limits limits, Duration beat) {
    this.limits = limits;
    this.beat = beat;
  }

  /**
   * Begins a stream; empty if too many are open.
   *
   * @param secret the secret of the address
   * @param tab the tab that asks
   * @param events begins to write to it
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
        notifyAll();
      }
    }
  }

  /** Ends all streams once what they hold is written, for which they have a second. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    streams.forEach(QueuedEventStream::close);
    long end = System.nanoTime() + FAREWELL.toNanos();
    try {
      for (long left = FAREWELL.toMillis(); !streams.isEmpty() && left > 0; ) {
        wait(left);
        left = Duration.ofNanos(end - System.nanoTime()).toMillis();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

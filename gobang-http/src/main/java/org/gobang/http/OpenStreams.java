package org.gobang.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** The event streams of the server, of which a bounded number is open at a time. */
final class OpenStreams implements AutoCloseable {

  private static final Duration SILENCE = Duration.ofSeconds(5);

  private final int most;
  private final Semaphore places;
  private final Set<QueuedEventStream> open = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean closed = new AtomicBoolean();

  OpenStreams(int most) {
    this.most = most;
    this.places = new Semaphore(most);
  }

  /**
   * Begins a stream; empty if too many are open.
   *
   * @param connected begins to write to it
   * @throws org.gobang.api.RefusedException if that refuses it
   */
  Optional<Response> connect(Consumer<EventStream> connected) {
    if (!places.tryAcquire()) {
      return Optional.empty();
    }
    QueuedEventStream stream = new QueuedEventStream(SILENCE);
    open.add(stream);
    try {
      connected.accept(stream);
    } catch (RuntimeException | Error failed) {
      end(stream);
      throw failed;
    }
    return Optional.of(exchange -> write(stream, exchange));
  }

  private void write(QueuedEventStream stream, HttpExchange exchange) throws IOException {
    try {
      SafetyHeaders.set(exchange.getResponseHeaders());
      exchange.getResponseHeaders().set("Content-Type", "text/event-stream;charset=utf-8");
      exchange.sendResponseHeaders(200, 0);
      stream.write(exchange.getResponseBody());
    } finally {
      end(stream);
    }
  }

  private void end(QueuedEventStream stream) {
    stream.end();
    open.remove(stream);
    places.release();
  }

  /** Ends all streams once what they hold is written, for which they have a second. */
  @Override
  public void close() {
    if (closed.getAndSet(true)) {
      return;
    }
    open.forEach(QueuedEventStream::close);
    try {
      // With all places taken, no stream is open, and none can begin.
      places.tryAcquire(most, 1, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

package org.gobang.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A stream of server-sent events with a bounded queue. Any thread sends; one thread writes, in
 * {@link #write}.
 */
final class QueuedEventStream implements EventStream {

  /** The maximum number of bytes queued for a slow reader. */
  static final int MOST_WAITING = 8 << 20;

  /** The delay before the browser connects again. */
  private static final byte[] RETRY = "retry: 1000\n\n".getBytes(UTF_8);

  private static final byte[] END = {};

  private final Duration beat;
  private final byte[] beatEvent;
  private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
  private final AtomicLong waiting = new AtomicLong();
  private volatile boolean open = true;

  private @Nullable Thread writer;
  private final CompletableFuture<Void> ended = new CompletableFuture<>();

  /**
   * Creates a stream without events.
   *
   * @param beat the maximum time without an event. At the start and after this time, an event
   *     {@code beat} with this time is written, so that both sides notice a lost connection.
   */
  QueuedEventStream(Duration beat) {
    this.beat = beat;
    this.beatEvent = bytes("beat", Json.of(Map.of("every", beat.toMillis())));
  }

  @Override
  public void send(String event, String data) {
    if (open) {
      byte[] bytes = bytes(event, data);
      if (waiting.addAndGet(bytes.length) > MOST_WAITING) {
        drop();
      } else {
        queue.add(bytes);
      }
    }
  }

  /** Returns the bytes of an event. */
  static byte[] bytes(String event, String data) {
    StringBuilder text = new StringBuilder("event: ").append(event).append('\n');
    for (String line : data.split("\r\n|\r|\n", -1)) {
      text.append("data: ").append(line).append('\n');
    }
    return text.append('\n').toString().getBytes(UTF_8);
  }

  @Override
  public void onClose(Runnable action) {
    CompletionStage<Void> end = ended;
    end.thenRun(action);
  }

  @Override
  public void close() {
    open = false;
    queue.add(END);
  }

  /** Closes the stream at once and interrupts a blocked write. */
  @Override
  public synchronized void drop() {
    open = false;
    queue.clear();
    queue.add(END);
    if (writer != null) {
      // Closes the channel if the reader has stopped reading.
      writer.interrupt();
    }
  }

  /**
   * Writes events as they arrive, until the stream is closed or the reader has disconnected. The
   * stream is closed on return.
   */
  void write(OutputStream out) {
    try {
      writer(Thread.currentThread());
      out.write(RETRY);
      out.write(beatEvent);
      for (byte[] next = next(); next != END; next = next()) {
        out.write(next);
        if (queue.isEmpty()) {
          out.flush();
        }
      }
      out.flush();
    } catch (IOException | InterruptedException gone) {
      // The normal end: the browser has left the page.
    } finally {
      writer(null);
      end();
    }
  }

  private synchronized void writer(@Nullable Thread thread) {
    writer = thread;
    if (thread == null) {
      // The thread belongs to a pool: a late interruption must not affect its next request.
      Thread.interrupted();
    }
  }

  private byte[] next() throws InterruptedException {
    byte[] next = queue.poll(beat.toMillis(), TimeUnit.MILLISECONDS);
    if (next == null) {
      return beatEvent;
    }
    waiting.addAndGet(-next.length);
    return next;
  }

  /** Returns a future that completes when the stream is closed and nothing more is written. */
  CompletableFuture<Void> ended() {
    return ended;
  }

  /** Marks the stream as closed, discards the queue and runs the close handler. */
  void end() {
    open = false;
    ended.complete(null);
  }
}

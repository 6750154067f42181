package org.gobang.ui.console.terminal;

import java.io.IOException;
import java.util.function.Consumer;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.ui.console.screen.Key;
import org.gobang.ui.console.screen.KeyDecoder;
import org.jline.utils.NonBlockingReader;

/** Reads keys on a separate thread, until it is closed or the terminal is lost. */
final class KeyReader {

  /**
   * The maximum time between the characters of one key, which distinguishes sequences from Escape
   * alone.
   */
  private static final long SEQUENCE_MILLIS = 50;

  private static final long POLL_MILLIS = 500;

  /** The maximum wait for the thread to stop. */
  private static final long CLOSE_MILLIS = 1000;

  private final NonBlockingReader in;
  private final Consumer<Key> onKey;
  private final Runnable onLost;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * Creates a reader and starts reading.
   *
   * @param onKey receives each key
   * @param onLost called once when the terminal is lost
   */
  KeyReader(NonBlockingReader in, Consumer<Key> onKey, Runnable onLost) {
    this.in = in;
    this.onKey = onKey;
    this.onLost = onLost;
    this.thread = BackgroundTasks.start("console-keys", this::read);
  }

  private void read() {
    KeyDecoder decoder = new KeyDecoder();
    try {
      while (!closed) {
        int next = in.read(decoder.pending() ? SEQUENCE_MILLIS : POLL_MILLIS);
        if (next == NonBlockingReader.EOF) {
          onLost.run();
          return;
        }
        if (next == NonBlockingReader.READ_EXPIRED) {
          decoder.pause().ifPresent(onKey);
        } else {
          decoder.next((char) next).ifPresent(onKey);
        }
      }
    } catch (IOException lost) {
      onLost.run();
    }
  }

  /** Stops reading. */
  void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(CLOSE_MILLIS);
    } catch (InterruptedException applicationEnds) {
      Thread.currentThread().interrupt();
    }
  }
}

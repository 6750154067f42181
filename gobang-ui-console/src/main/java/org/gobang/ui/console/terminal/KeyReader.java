package org.gobang.ui.console.terminal;

import java.io.IOException;
import java.util.function.Consumer;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.ui.console.screen.Key;
import org.gobang.ui.console.screen.KeyDecoder;
import org.jline.utils.NonBlockingReader;

/** Reads keys on a separate thread, until it is closed or the terminal is lost. */
final class KeyReader {

  /** The characters of one key arrive together; no other character follows Escape alone. */
  private static final long SEQUENCE_MILLIS = 50;

  private static final long POLL_MILLIS = 500;

  /** The maximum wait for the thread to end. */
  private static final long CLOSE_MILLIS = 1000;

  private final NonBlockingReader in;
  private final Consumer<Key> onKey;
  private final Runnable onLost;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * Starts to read.
   *
   * @param onKey receives each key
   * @param onLost run once, when the terminal is lost
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

  /** Ends the thread. */
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

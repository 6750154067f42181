package org.gobang.ui.console.terminal;

import java.io.IOException;
import java.util.function.Consumer;
import org.gobang.ui.console.screen.Key;
import org.gobang.ui.console.screen.KeyDecoder;
import org.jline.utils.NonBlockingReader;

/** Reads keys on a thread of its own and hands them over, until it is closed or the end comes. */
final class KeyReader {

  /** What belongs to one key comes together; Escape alone is followed by nothing. */
  private static final long SAME_KEY_MILLIS = 50;

  private static final long LOOK_UP_MILLIS = 500;

  /** How long a thread that waits for a key may take to see that it is to end. */
  private static final long CLOSING_MILLIS = 1000;

  private final NonBlockingReader in;
  private final Consumer<Key> key;
  private final Runnable end;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * A reader that begins at once.
   *
   * @param key told of each key
   * @param end told once, when the terminal is gone
   */
  KeyReader(NonBlockingReader in, Consumer<Key> key, Runnable end) {
    this.in = in;
    this.key = key;
    this.end = end;
    this.thread = new Thread(this::read, "console-keys");
    thread.setDaemon(true);
    thread.start();
  }

  private void read() {
    KeyDecoder decoder = new KeyDecoder();
    try {
      while (!closed) {
        int next = in.read(decoder.pending() ? SAME_KEY_MILLIS : LOOK_UP_MILLIS);
        if (next == NonBlockingReader.EOF) {
          end.run();
          return;
        }
        if (next == NonBlockingReader.READ_EXPIRED) {
          decoder.pause().ifPresent(key);
        } else {
          decoder.next((char) next).ifPresent(key);
        }
      }
    } catch (IOException gone) {
      end.run();
    }
  }

  /** Ends the thread. */
  void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join(CLOSING_MILLIS);
    } catch (InterruptedException theApplicationEnds) {
      Thread.currentThread().interrupt();
    }
  }
}

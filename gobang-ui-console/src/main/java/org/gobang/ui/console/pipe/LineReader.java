package org.gobang.ui.console.pipe;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.gobang.presentation.files.BackgroundTasks;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines only on request, so that later lines remain in the pipe. It waits on a separate
 * thread, so that other events are written at once.
 */
final class LineReader {

  /** The maximum length of a command; the rest of a longer line is discarded. */
  static final int LONGEST = 4096;

  private final Semaphore requests = new Semaphore(0);
  private final BufferedReader in;
  private final Executor loop;
  private final Consumer<String> onLine;
  private final Runnable onEnd;
  private final Runnable onError;
  private final Thread thread;

  /**
   * Starts a reader that waits for the first request.
   *
   * @param onLine receives each line on the loop, cut to {@link #LONGEST}
   * @param onEnd called once at the end of the input, on the loop
   * @param onError called instead, on the loop, if the input cannot be read
   */
  LineReader(
      BufferedReader in, Executor loop, Consumer<String> onLine, Runnable onEnd, Runnable onError) {
    this.in = in;
    this.loop = loop;
    this.onLine = onLine;
    this.onEnd = onEnd;
    this.onError = onError;
    // A daemon thread, because Java cannot interrupt a read from standard input.
    this.thread = BackgroundTasks.start("console-lines", this::read);
  }

  /** Requests the next line. */
  void request() {
    requests.release();
  }

  /** Stops reading. */
  void close() {
    thread.interrupt();
  }

  private void read() {
    try {
      for (requests.acquire(); ; requests.acquire()) {
        String next = nextLine();
        if (next == null) {
          loop.execute(onEnd);
          return;
        }
        loop.execute(() -> onLine.accept(next));
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (IOException | RuntimeException | Error unreadable) {
      // The loop must not wait for a line that may never arrive.
      loop.execute(onError);
    }
  }

  /** Returns the next line without the line separator, or null at the end of the input. */
  private @Nullable String nextLine() throws IOException {
    int next = in.read();
    if (next < 0) {
      return null;
    }
    StringBuilder line = new StringBuilder();
    for (; next >= 0 && next != '\n' && next != '\r'; next = in.read()) {
      if (line.length() <= LONGEST) {
        line.append((char) next);
      }
    }
    return line.toString();
  }
}

package org.gobang.ui.console.pipe;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a line when one is wanted, and not before: what a program wrote ahead stays in the pipe. It
 * waits on a thread of its own, so that a clock that runs down meanwhile is told at once.
 */
final class LineReader {

  /** What is longer is no command; the rest of such a line is read and not kept. */
  static final int LONGEST = 4096;

  private final Semaphore wanted = new Semaphore(0);
  private final BufferedReader in;
  private final Executor loop;
  private final Consumer<String> line;
  private final Runnable end;
  private final Runnable broken;
  private final Thread thread;

  /**
   * A reader that has read nothing yet.
   *
   * @param line told of each line, on the loop; one that is longer than {@link #LONGEST} was cut
   * @param end told once when there are no more, on the loop
   * @param broken told instead, on the loop, if there may be more that cannot be read
   */
  LineReader(
      BufferedReader in, Executor loop, Consumer<String> line, Runnable end, Runnable broken) {
    this.in = in;
    this.loop = loop;
    this.line = line;
    this.end = end;
    this.broken = broken;
    // A daemon: nothing in Java ends the wait for a line of standard input.
    this.thread = new Thread(this::read, "console-lines");
    thread.setDaemon(true);
    thread.start();
  }

  /** Has the next line read. */
  void want() {
    wanted.release();
  }

  /** Has no more lines read. */
  void close() {
    thread.interrupt();
  }

  private void read() {
    try {
      for (wanted.acquire(); ; wanted.acquire()) {
        String next = nextLine();
        if (next == null) {
          loop.execute(end);
          return;
        }
        loop.execute(() -> line.accept(next));
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (IOException | RuntimeException | Error unreadable) {
      // Whatever it was, the loop must not wait for a line that never comes.
      loop.execute(broken);
    }
  }

  /** The next line, without its end; null when there are no more. */
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

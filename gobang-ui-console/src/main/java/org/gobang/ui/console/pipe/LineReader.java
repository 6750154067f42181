package org.gobang.ui.console.pipe;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/**
 * Reads a line when one is wanted, and not before: what a program wrote ahead stays in the pipe. It
 * waits on a thread of its own, so that a clock that runs down meanwhile is told at once.
 */
final class LineReader {

  private final Semaphore wanted = new Semaphore(0);
  private final BufferedReader in;
  private final Executor loop;
  private final Consumer<String> line;
  private final Runnable end;
  private final Thread thread;

  /**
   * A reader that has read nothing yet.
   *
   * @param line told of each line, on the loop
   * @param end told once when there are no more, on the loop
   */
  LineReader(BufferedReader in, Executor loop, Consumer<String> line, Runnable end) {
    this.in = in;
    this.loop = loop;
    this.line = line;
    this.end = end;
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
        String next = in.readLine();
        if (next == null) {
          loop.execute(end);
          return;
        }
        loop.execute(() -> line.accept(next));
      }
    } catch (IOException broken) {
      loop.execute(end);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }
}

package org.gobang.engines.process;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Printable;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Drains the standard error of a process and stores its last lines. */
final class StderrTail {

  private static final Logger LOG = LoggerFactory.getLogger(StderrTail.class);

  private static final int MAX_LINES = 20;
  private static final int MAX_LINE_LENGTH = 500;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Thread reader;

  /** Creates a tail and starts reading. */
  StderrTail(String name, InputStream errors) {
    reader = HostThreads.create(name, () -> read(errors));
    reader.start();
  }

  private void read(InputStream errors) {
    try (errors) {
      LineInput input = new LineInput(errors);
      for (Optional<String> line = input.next(); line.isPresent(); line = input.next()) {
        add(line.get());
      }
    } catch (IOException closed) {
      LOG.trace("The standard error of a process is closed", closed);
    }
  }

  private synchronized void add(String line) {
    if (lines.size() == MAX_LINES) {
      lines.removeFirst();
    }
    lines.addLast(Printable.of(line, MAX_LINE_LENGTH));
  }

  /**
   * Waits for the end of the stream up to a time limit. A descendant process may hold the stream
   * open.
   */
  void await(Duration moment) throws InterruptedException {
    reader.join(moment.toMillis());
  }

  synchronized List<String> lines() {
    return List.copyOf(lines);
  }
}

package org.gobang.engines.process;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Printable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The last lines that a process wrote on its standard error, all of which is read away. */
final class LastWords {

  private static final Logger LOG = LoggerFactory.getLogger(LastWords.class);

  private static final int MOST_LINES = 20;
  private static final int LONGEST_LINE = 500;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Thread reader;

  /** Begins to read. */
  LastWords(String name, InputStream errors) {
    reader = Daemons.of(name, () -> read(errors));
    reader.start();
  }

  private void read(InputStream errors) {
    try (errors) {
      LineInput input = new LineInput(errors);
      for (Optional<String> line = input.next(); line.isPresent(); line = input.next()) {
        add(line.get());
      }
    } catch (IOException closed) {
      LOG.trace("A process has no standard error any more", closed);
    }
  }

  private synchronized void add(String line) {
    if (lines.size() == MOST_LINES) {
      lines.removeFirst();
    }
    lines.addLast(Printable.of(line, LONGEST_LINE));
  }

  /**
   * Waits a moment for what is still on its way, unless one that it started holds the line open.
   */
  void await(Duration moment) throws InterruptedException {
    reader.join(moment.toMillis());
  }

  synchronized List<String> lines() {
    return List.copyOf(lines);
  }
}

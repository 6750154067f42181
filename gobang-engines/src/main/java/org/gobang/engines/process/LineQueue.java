package org.gobang.engines.process;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A bounded queue of output lines of a process. While it is full, nothing is read, and the process
 * has to wait.
 */
final class LineQueue {

  private static final Logger LOG = LoggerFactory.getLogger(LineQueue.class);

  /** The capacity in lines. A line has up to {@link LineInput#MAX_LENGTH} bytes. */
  static final int MAX_LINES = 16;

  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(MAX_LINES);
  private final Thread reader;

  /** Creates a queue and starts reading. */
  LineQueue(String name, InputStream in) {
    reader = HostThreads.create(name, () -> read(new LineInput(in)));
    reader.start();
  }

  private void read(LineInput input) {
    try {
      Optional<String> line;
      do {
        line = next(input);
        lines.put(line);
      } while (line.isPresent());
    } catch (InterruptedException ended) {
      LOG.trace("The output of a process is no longer read");
    }
  }

  /** Returns the next line; empty if the stream has ended or failed. */
  private static Optional<String> next(LineInput input) {
    try {
      return input.next();
    } catch (IOException broken) {
      return Optional.empty();
    }
  }

  /** Waits for the next line. Returns empty at the end, for this and all later calls. */
  Optional<String> take() throws InterruptedException {
    Optional<String> line = lines.take();
    if (line.isEmpty()) {
      lines.offer(line);
    }
    return line;
  }

  /** Removes and returns the available lines. The end remains in the queue. */
  List<String> takeWaiting() {
    List<Optional<String>> waiting = new ArrayList<>();
    lines.drainTo(waiting, MAX_LINES);
    if (waiting.contains(Optional.<String>empty())) {
      lines.offer(Optional.empty());
    }
    return waiting.stream().flatMap(Optional::stream).toList();
  }

  /** Waits for the last lines up to a time limit, and then stops reading. */
  void end(Duration moment) throws InterruptedException {
    reader.join(moment.toMillis());
    reader.interrupt();
  }
}

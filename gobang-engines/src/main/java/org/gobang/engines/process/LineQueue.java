package org.gobang.engines.process;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a process writes, until somebody takes it. Of a flood only so much is read as somebody
 * takes, and the process has to wait.
 */
final class LineQueue {

  private static final Logger LOG = LoggerFactory.getLogger(LineQueue.class);

  /** So many lines, of up to {@link LineInput#LONGEST} each, may wait. */
  static final int MOST_LINES = 16;

  private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>(MOST_LINES);
  private final Thread reader;

  /** Begins to read. */
  LineQueue(String name, InputStream in) {
    reader = Daemons.of(name, () -> read(new LineInput(in)));
    reader.start();
  }

  private void read(LineInput input) {
    try {
      Optional<String> line;
      do {
        line = next(input);
        lines.put(line);
      } while (line.isPresent());
    } catch (InterruptedException nobodyTakes) {
      LOG.trace("Nobody takes any more what a process writes");
    }
  }

  /** One that breaks off has ended. */
  private static Optional<String> next(LineInput input) {
    try {
      return input.next();
    } catch (IOException broken) {
      return Optional.empty();
    }
  }

  /** The next line, waited for; nothing, then and from then on, at the end. */
  Optional<String> take() throws InterruptedException {
    Optional<String> line = lines.take();
    if (line.isEmpty()) {
      lines.offer(line);
    }
    return line;
  }

  /** What waits now, and can be taken at once; the end stays where it is. */
  List<String> takeWaiting() {
    List<Optional<String>> waiting = new ArrayList<>();
    lines.drainTo(waiting, MOST_LINES);
    if (waiting.contains(Optional.<String>empty())) {
      lines.offer(Optional.empty());
    }
    return waiting.stream().flatMap(Optional::stream).toList();
  }

  /** Waits a moment for what was written last, and reads no more after that. */
  void end(Duration moment) throws InterruptedException {
    reader.join(moment.toMillis());
    reader.interrupt();
  }
}

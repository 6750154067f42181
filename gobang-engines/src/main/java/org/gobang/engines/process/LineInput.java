package org.gobang.engines.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Splits a stream into lines that end with a line feed, a carriage return or both. Empty lines are
 * skipped. A line is cut after {@link #MAX_LENGTH} bytes, and malformed UTF-8 is replaced, so that
 * no input makes the reader fail.
 */
public final class LineInput {

  static final int MAX_LENGTH = 1 << 20;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private int next;
  private int end;
  private boolean filled;

  /** The arrival time of the bytes in the buffer. */
  private long arrival;

  /** The arrival time of the first byte of the last line. */
  private long begun;

  /**
   * Creates the lines of a stream.
   *
   * @param in the stream; nothing else may read it
   */
  public LineInput(InputStream in) {
    this(in, System.nanoTime());
  }

  /**
   * Creates the lines of a stream that may already contain input.
   *
   * @param in the stream; nothing else may read it
   * @param since the earliest possible arrival time of available bytes, by {@link System#nanoTime}
   */
  public LineInput(InputStream in, long since) {
    this.in = in;
    this.arrival = since;
  }

  /**
   * Waits for the next line.
   *
   * @return the line, without its end; empty at the end of the stream
   * @throws IOException if the stream fails
   */
  public Optional<String> next() throws IOException {
    line.reset();
    int read = read();
    while (read >= 0) {
      if (read != '\n' && read != '\r') {
        if (line.size() == 0) {
          begun = arrival;
        }
        if (line.size() < MAX_LENGTH) {
          line.write(read);
        }
      } else if (line.size() > 0) {
        return Optional.of(text());
      }
      read = read();
    }
    return line.size() > 0 ? Optional.of(text()) : Optional.empty();
  }

  /**
   * Returns the arrival time of the last line, independent of the time of reading.
   *
   * @return the time of its first byte, by {@link System#nanoTime}, or an earlier one if it waited
   */
  public long arrived() {
    return begun;
  }

  private int read() throws IOException {
    if (next == end && !fill()) {
      return -1;
    }
    return buffer[next++] & 0xff;
  }

  /** Fills the buffer. Only the first bytes may have been waiting for a long time. */
  private boolean fill() throws IOException {
    boolean waited = !filled && in.available() > 0;
    filled = true;
    next = 0;
    end = Math.max(0, in.read(buffer));
    if (!waited) {
      arrival = System.nanoTime();
    }
    return end > 0;
  }

  private String text() {
    return line.toString(StandardCharsets.UTF_8);
  }
}

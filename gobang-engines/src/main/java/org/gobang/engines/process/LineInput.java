package org.gobang.engines.process;

import java.io.BufferedInputStream;
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
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /**
   * The lines of a stream.
   *
   * @param in the stream, which nothing else may read
   */
  public LineInput(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /**
   * Waits for the next line.
   *
   * @return the line, without its end; empty at the end of the stream
   * @throws IOException if the stream fails
   */
  public Optional<String> next() throws IOException {
    line.reset();
    int read = in.read();
    while (read >= 0) {
      if (read != '\n' && read != '\r') {
        if (line.size() < MAX_LENGTH) {
          line.write(read);
        }
      } else if (line.size() > 0) {
        return Optional.of(text());
      }
      read = in.read();
    }
    return line.size() > 0 ? Optional.of(text()) : Optional.empty();
  }

  private String text() {
    return line.toString(StandardCharsets.UTF_8);
  }
}

package org.gobang.engines.process;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Splits what a process writes into lines, however it ends them: with a line feed, a carriage
 * return or both. Empty lines are passed over. A line of more than {@link #LONGEST} bytes is cut
 * off there, and what is not UTF-8 is replaced, so that nothing a process writes takes the reader
 * down.
 */
public final class LineInput {

  static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /**
   * The lines of a stream.
   *
   * @param in what to read; nobody else is to read from it
   */
  public LineInput(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /**
   * Waits for the next line.
   *
   * @return the line, without its end, or nothing at the end
   * @throws IOException if the stream breaks off
   */
  public Optional<String> next() throws IOException {
    line.reset();
    int read = in.read();
    while (read >= 0) {
      if (read != '\n' && read != '\r') {
        if (line.size() < LONGEST) {
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

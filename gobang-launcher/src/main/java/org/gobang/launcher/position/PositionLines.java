package org.gobang.launcher.position;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.gobang.api.RefusedException;

/**
 * Reads the lines of a stream. Lines that are too long for a position are skipped, so that a stream
 * without line ends does not exhaust the memory.
 */
final class PositionLines {

  /** The length limit, far more than the longest position: 625 points of three characters. */
  private static final int LONGEST = 1 << 16;

  /**
   * A line.
   *
   * @param text the line without a line break; truncated if it is too long
   * @param whole whether that is all of it
   */
  record Line(String text, boolean whole) {}

  private final Reader in;
  private long characters;

  PositionLines(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Returns the number of characters in the lines so far, including line ends. */
  long characters() {
    return characters;
  }

  /**
   * Returns the next line.
   *
   * @return the line; empty after the last
   * @throws RefusedException if the stream cannot be read
   */
  Optional<Line> next() {
    try {
      return read();
    } catch (IOException e) {
      throw new RefusedException("cannot read standard input: " + e.getMessage(), e);
    }
  }

  private Optional<Line> read() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return Optional.empty();
    }
    boolean whole = true;
    characters++;
    for (; c >= 0 && c != '\n'; c = in.read()) {
      characters++;
      whole = line.length() < LONGEST;
      if (whole) {
        line.append((char) c);
      }
    }
    return Optional.of(new Line(line.toString(), whole));
  }
}

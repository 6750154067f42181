package org.gobang.engines.brain;

import java.io.PrintStream;
import java.util.regex.Pattern;

/**
 * The output to the manager: complete lines, flushed immediately, and none after {@link #close}.
 */
final class ManagerOutput {

  /** The length limit. Managers cut or drop longer lines. */
  private static final int MAX_LENGTH = 4000;

  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029]+");

  private final PrintStream out;
  private volatile boolean closed;

  ManagerOutput(PrintStream out) {
    this.out = out;
  }

  /** Sends a line that may contain text from plugins. */
  void send(String line) {
    String one = CONTROLS.matcher(line).replaceAll(" ");
    String cut = one.length() <= MAX_LENGTH ? one : one.substring(0, MAX_LENGTH);
    synchronized (out) {
      if (!closed) {
        out.print(cut + "\n");
        out.flush();
      }
    }
  }

  /** Ends the output without waiting for a blocked write. */
  void close() {
    closed = true;
  }
}

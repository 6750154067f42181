package org.gobang.engines.brain;

import java.io.PrintStream;
import java.util.regex.Pattern;

/** The output to the manager. Lines are complete and flushed immediately. */
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

  /** Closes the output without waiting for a blocked write. Later lines are discarded. */
  void close() {
    closed = true;
  }
}

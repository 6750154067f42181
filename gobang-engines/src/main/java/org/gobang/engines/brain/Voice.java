package org.gobang.engines.brain;

import java.io.PrintStream;
import java.util.regex.Pattern;

/** What the manager hears: whole lines, each at once, and nothing any more after the end. */
final class Voice {

  /** Managers cut off what is longer, or do not read it at all. */
  private static final int LONGEST = 4000;

  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029]+");

  private final PrintStream out;
  private volatile boolean silent;

  Voice(PrintStream out) {
    this.out = out;
  }

  /** Says a line; strangers may have written parts of it. */
  void say(String line) {
    String one = CONTROLS.matcher(line).replaceAll(" ");
    String cut = one.length() <= LONGEST ? one : one.substring(0, LONGEST);
    synchronized (out) {
      if (!silent) {
        out.print(cut + "\n");
        out.flush();
      }
    }
  }

  /** Says no more; waits for nobody who is stuck in a line that the manager does not read. */
  void fallSilent() {
    silent = true;
  }
}

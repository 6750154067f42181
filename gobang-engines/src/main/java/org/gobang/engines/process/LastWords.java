package org.gobang.engines.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines that a process wrote on its standard error. */
final class LastWords {

  private static final int MOST_LINES = 20;
  private static final int LONGEST_LINE = 500;

  private final Deque<String> lines = new ArrayDeque<>();

  synchronized void add(String line) {
    if (lines.size() == MOST_LINES) {
      lines.removeFirst();
    }
    lines.addLast(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "…" : line);
  }

  synchronized List<String> lines() {
    return List.copyOf(lines);
  }
}

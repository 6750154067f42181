package org.gobang.ui.web.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobang.api.RefusedException;

/**
 * Converts positions in a record to short texts: the child index at each step, and {@code ~N} for N
 * first children in a row, for example {@code ~12.1.~3}. Full paths would need 4 MB for a game of
 * 2,000 moves.
 */
public final class PathText {

  private static final int MOST = 100_000;

  private PathText() {}

  /** Returns the text of a path; empty for the start. */
  public static String of(List<Integer> path) {
    StringBuilder text = new StringBuilder();
    int zeros = 0;
    for (int child : path) {
      if (child == 0) {
        zeros++;
      } else {
        zeros(text, zeros);
        zeros = 0;
        step(text).append(child);
      }
    }
    zeros(text, zeros);
    return text.toString();
  }

  private static void zeros(StringBuilder text, int count) {
    if (count > 0) {
      step(text).append('~').append(count);
    }
  }

  private static StringBuilder step(StringBuilder text) {
    return text.isEmpty() ? text : text.append('.');
  }

  /**
   * Returns the path of a text.
   *
   * @throws RefusedException if the text is not a valid path
   */
  public static List<Integer> parse(String text) {
    List<Integer> path = new ArrayList<>();
    if (!text.isEmpty()) {
      for (String step : text.split("\\.", -1)) {
        if (!step.matches("~?[0-9]{1,5}")) {
          throw new RefusedException("web-form", text + " is no position", List.of(text));
        }
        boolean zeros = step.startsWith("~");
        int number = Integer.parseInt(zeros ? step.substring(1) : step);
        path.addAll(zeros ? Collections.nCopies(number, 0) : List.of(number));
        if (path.size() > MOST) {
          throw new RefusedException("web-form", text + " is no position", List.of(text));
        }
      }
    }
    return path;
  }
}

package org.gobang.ui.console.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;

/** The character on a forbidden point, by the kind of forbidden move. */
public final class ForbiddenMark {

  private static final Map<String, Character> KNOWN =
      Map.of("double-three", '3', "double-four", '4', "overline", '6');

  private ForbiddenMark() {}

  /**
   * Returns {@code 3} for a double-three, {@code 4} for a double-four, {@code 6} for an overline.
   */
  public static char of(String kind) {
    return KNOWN.getOrDefault(kind, '!');
  }

  /** Returns the kinds of forbidden moves on a board, in the order of their marks. */
  public static List<String> kinds(Map<Point, Verdict.Refused> forbidden) {
    return forbidden.values().stream()
        .map(Verdict.Refused::kind)
        .distinct()
        .sorted(Comparator.comparing(ForbiddenMark::of).thenComparing(Comparator.naturalOrder()))
        .toList();
  }
}

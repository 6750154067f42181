package org.gobang.ui.console.table;

import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;

/** The character that stands on a forbidden point, for its kind. */
public final class Mark {

  private static final Map<String, Character> KNOWN =
      Map.of("double-three", '3', "double-four", '4', "overline", '6');

  private Mark() {}

  /** {@code 3} for a double-three, {@code 4} for a double-four, {@code 6} for an overline. */
  public static char of(Verdict.Refused why) {
    return KNOWN.getOrDefault(why.kind(), '!');
  }

  /** What the marks on a board mean, such as {@code 3 double-three}; empty if there are none. */
  public static List<String> legend(Map<Point, Verdict.Refused> forbidden) {
    return forbidden.values().stream()
        .map(why -> of(why) + " " + why.kind())
        .sorted()
        .distinct()
        .toList();
  }
}

package org.gobang.ui.console.table;

import java.util.Comparator;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;

/** The characters that mark forbidden points, by type of forbidden move. */
public final class ForbiddenMark {

  private static final Map<String, Character> KNOWN =
      Map.of("double-three", '3', "double-four", '4', "overline", '6');

  private ForbiddenMark() {}

  /**
   * Returns the mark of a forbidden move: {@code 3} for a double three, {@code 4} for a double
   * four, {@code 6} for an overline.
   */
  public static char of(String kind) {
    return KNOWN.getOrDefault(kind, '!');
  }

  /**
   * Returns the legend of the marks on a board, for example {@code 3 double three, 6 overline}.
   *
   * @param name returns the name of a kind
   */
  public static String legend(Map<Point, Verdict.Refused> forbidden, UnaryOperator<String> name) {
    return forbidden.values().stream()
        .map(Verdict.Refused::kind)
        .distinct()
        .sorted(Comparator.comparing(ForbiddenMark::of).thenComparing(Comparator.naturalOrder()))
        .map(kind -> of(kind) + " " + name.apply(kind))
        .collect(Collectors.joining(", "));
  }
}

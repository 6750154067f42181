package org.gobang.engines.gomocup;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.board.OpeningOption;

/** The notation of points and rules in the Gomocup protocol. */
public final class GomocupNotation {

  /** More digits than any board needs, and few enough for an int. */
  private static final Pattern PAIR = Pattern.compile("\\s*(\\d{1,9})\\s*,\\s*(\\d{1,9})\\s*");

  /** The numbers of rules, which are sums of bits: 1 exactly five, 4 renju, 8 caro. */
  private static final Map<String, Integer> RULES =
      Map.of("freestyle", 0, "standard", 1, "renju", 4, "caro", 8, "caro-exact", 9);

  /**
   * Returns the rules that the protocol supports.
   *
   * @return their ids, in the order of their numbers
   */
  public static List<String> rules() {
    return RULES.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }

  private GomocupNotation() {}

  /**
   * Returns a point in the notation of the protocol.
   *
   * @param point a point of the board
   * @param size the board size
   * @return column and row, counted from the top left beginning with 0, such as {@code 7,7}
   */
  public static String point(Point point, int size) {
    return point.column() + "," + (size - 1 - point.row());
  }

  /**
   * Parses a point.
   *
   * @param text column and row, with optional spaces
   * @param size the board size
   * @return the point; empty if the text is not a pair of coordinates on the board
   */
  public static Optional<Point> point(String text, int size) {
    Matcher pair = PAIR.matcher(text);
    if (!pair.matches()) {
      return Optional.empty();
    }
    int column = Integer.parseInt(pair.group(1));
    int fromTop = Integer.parseInt(pair.group(2));
    return column < size && fromTop < size
        ? Optional.of(new Point(column, size - 1 - fromTop))
        : Optional.empty();
  }

  /**
   * Returns the number of a set of rules in the protocol.
   *
   * @param boardId the rules, such as {@code renju}, whichever opening they have
   * @return their number; empty if the protocol does not have them
   */
  public static OptionalInt rule(String boardId) {
    Integer rule = RULES.get(OpeningOption.without(boardId));
    return rule == null ? OptionalInt.empty() : OptionalInt.of(rule);
  }

  /**
   * Returns the rules with a number in the protocol.
   *
   * @param rule the protocol's number
   * @return the id of the rules; empty if no board has them
   */
  public static Optional<String> board(int rule) {
    return RULES.entrySet().stream()
        .filter(each -> each.getValue() == rule)
        .map(Map.Entry::getKey)
        .findFirst();
  }
}

package org.gobang.game.record;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Point;

/**
 * What the root of an SGF game says of the board.
 *
 * @param go whether the file says that it is a game of go; programs for go save gomoku so
 * @param size lines a side
 * @param rules the id of the rules
 */
record SgfHeader(boolean go, int size, String rules) {

  private static final int SIZE_OF_GO = 19;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})(?:\\s*[:xX]\\s*(\\d{1,9}))?");

  /**
   * Reads the properties {@code GM}, {@code SZ} and {@code RU}.
   *
   * @throws UnreadableRecordException if they are of another game, or of a board or rules that
   *     there are not
   */
  static SgfHeader read(String text, List<SgfProperty> root, Unsaid unsaid, Skipped skipped) {
    boolean go = go(text, root);
    Optional<Integer> named = find(root, "SZ").map(size -> size(text, size));
    int size = named.orElse(go ? SIZE_OF_GO : unsaid.size());
    if (named.isEmpty()) {
      skipped.say("The file names no size: " + size + " lines are taken.");
    }
    Optional<String> rules =
        go ? Optional.empty() : find(root, "RU").map(r -> rules(text, r, unsaid));
    if (rules.isEmpty()) {
      skipped.say("The file names no rules: " + unsaid.rules() + " is taken.");
    }
    return new SgfHeader(go, size, rules.orElse(unsaid.rules()));
  }

  private static Optional<SgfProperty.Value> find(List<SgfProperty> root, String id) {
    return root.stream()
        .filter(property -> property.id().equals(id))
        .map(SgfProperty::first)
        .filter(value -> !value.raw().isBlank())
        .findFirst();
  }

  private static boolean go(String text, List<SgfProperty> root) {
    Optional<SgfProperty.Value> game = find(root, "GM");
    String number = game.map(value -> value.raw().strip()).orElse("4");
    if (!number.equals("1") && !number.equals("4")) {
      throw unreadable(
          text, game.get(), "GM[4] is gomoku and renju, and this is GM " + Quote.of(number));
    }
    return number.equals("1");
  }

  private static int size(String text, SgfProperty.Value value) {
    Matcher size = SIZE.matcher(value.raw().strip());
    if (!size.matches()) {
      throw unreadable(text, value, Quote.of(value.raw()) + " is no size of a board");
    }
    int columns = Integer.parseInt(size.group(1));
    int rows = size.group(2) == null ? columns : Integer.parseInt(size.group(2));
    if (columns != rows) {
      throw unreadable(
          text, value, "boards are square here, not " + columns + " by " + rows + " lines");
    }
    if (columns < 1 || columns > Point.MOST_LINES) {
      throw unreadable(
          text, value, "boards have 1 to " + Point.MOST_LINES + " lines a side, not " + columns);
    }
    return columns;
  }

  private static String rules(String text, SgfProperty.Value value, Unsaid unsaid) {
    String name = SgfText.line(value.raw());
    return SgfRules.read(name, unsaid)
        .orElseThrow(() -> unreadable(text, value, "no rules are known here as " + Quote.of(name)));
  }

  private static UnreadableRecordException unreadable(
      String text, SgfProperty.Value value, String reason) {
    return new UnreadableRecordException(text, value.index(), reason);
  }
}

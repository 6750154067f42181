package org.gobang.record;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Point;

/**
 * What the root of an SGF game says of the board.
 *
 * @param game the number of the game, which tells gomoku and renju (4) from go (1), or not, as
 *     other programs save them under other numbers
 * @param size lines a side
 * @param rules the id of the rules
 * @param told what the file says of the rules; empty where it says nothing
 */
record SgfHeader(String game, int size, String rules, String told) {

  static final String GOMOKU = "4";
  static final String GO = "1";

  private static final int SIZE_OF_GO = 19;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})(?:\\s*[:xX]\\s*(\\d{1,9}))?");

  /**
   * Reads the properties {@code GM}, {@code SZ} and {@code RU}.
   *
   * @throws UnreadableRecordException if they are of another game, or of a board or rules that
   *     there are not
   */
  static SgfHeader read(String text, List<SgfProperty> root, Unsaid unsaid, Skipped skipped) {
    return new Root(text, root, unsaid, skipped).read();
  }

  /** The root that is being read. */
  private record Root(String text, List<SgfProperty> root, Unsaid unsaid, Skipped skipped) {

    SgfHeader read() {
      Optional<SgfProperty.Value> number = find("GM");
      String game = number.map(value -> value.raw().strip()).orElse(GOMOKU);
      Optional<SgfProperty.Value> named = find("SZ");
      String told = find("RU").map(value -> SgfText.line(value.raw())).orElse("");
      Optional<String> known = rulesNamed(told).or(() -> SgfRules.suggested(told));
      boolean fiveInARow = game.equals(GOMOKU) || game.equals(GO) || known.isPresent();
      int size = named.map(this::size).orElse(game.equals(GO) ? SIZE_OF_GO : unsaid.size());
      if (!fiveInARow && (named.isEmpty() || size != Unsaid.USUAL_SIZE)) {
        throw unreadable(number.orElseThrow(), Sentence.of("sgf.other.game", Quote.of(game)));
      }
      if (named.isEmpty()) {
        skipped.say(Sentence.of("size.none", size));
      }
      // What go is played by is no news of gomoku that was saved as go.
      boolean ofGo = game.equals(GO) && known.isEmpty();
      return new SgfHeader(
          known.isPresent() ? GOMOKU : game, size, ofGo ? none() : rules(told), ofGo ? "" : told);
    }

    private Optional<SgfProperty.Value> find(String id) {
      return root.stream()
          .filter(property -> property.id().equals(id))
          .map(SgfProperty::first)
          .filter(value -> !value.raw().isBlank())
          .findFirst();
    }

    private int size(SgfProperty.Value value) {
      Matcher size = SIZE.matcher(value.raw().strip());
      if (!size.matches()) {
        throw unreadable(value, Sentence.of("sgf.no.size", Quote.of(value.raw())));
      }
      int columns = Integer.parseInt(size.group(1));
      int rows = size.group(2) == null ? columns : Integer.parseInt(size.group(2));
      if (columns != rows || columns < 1 || columns > Point.MOST_LINES) {
        throw unreadable(value, Sentence.of("size", Point.MOST_LINES, columns, rows));
      }
      return columns;
    }

    private Optional<String> rulesNamed(String told) {
      return SgfRules.read(told, unsaid.known());
    }

    private String none() {
      skipped.say(Sentence.of("rules.none", unsaid.rules()));
      return unsaid.rules();
    }

    private String rules(String told) {
      Optional<SgfProperty.Value> own = find(SgfRules.PROPERTY);
      if (own.isPresent()) {
        String id = SgfText.line(own.get().raw());
        return rulesNamed(id).orElseThrow(() -> unknown(own.get(), id));
      }
      if (told.isEmpty()) {
        return none();
      }
      return rulesNamed(told).orElseGet(() -> assumed(told));
    }

    /** The rules of a text that does not name them. */
    private String assumed(String told) {
      boolean ours = find("AP").filter(value -> value.raw().startsWith("Gobang")).isPresent();
      if (ours && !unsaid.chosen()) {
        // Rules of a plugin that is not there: no others stand for them.
        throw unknown(find("RU").orElseThrow(), told);
      }
      String rules =
          unsaid.chosen() ? unsaid.rules() : SgfRules.suggested(told).orElse(unsaid.rules());
      skipped.say(Sentence.of("rules.assumed", Quote.of(told), rules));
      return rules;
    }

    private UnreadableRecordException unknown(SgfProperty.Value value, String name) {
      return unreadable(value, Sentence.of("rules.unknown", Quote.of(name)));
    }

    private UnreadableRecordException unreadable(SgfProperty.Value value, Sentence reason) {
      return new UnreadableRecordException(text, value.index(), reason);
    }
  }
}

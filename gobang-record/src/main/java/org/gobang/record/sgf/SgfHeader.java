package org.gobang.record.sgf;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.gobang.api.LocalizedText;
import org.gobang.api.Point;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.RuleNames;
import org.gobang.record.io.UnreadableContentException;

/**
 * The properties of an SGF root that describe the board.
 *
 * @param game the number of the game: 4 for gomoku and renju, 1 for go; some programs save gomoku
 *     under other numbers
 * @param mayBeGo whether the file names go, or neither a game nor rules of five in a row
 * @param size the board size
 * @param rules the id of the rules
 * @param rulesText the text for the rules in the file; empty if there is none
 */
record SgfHeader(String game, boolean mayBeGo, int size, String rules, String rulesText) {

  static final String GOMOKU = "4";
  static final String GO = "1";

  private static final int SIZE_OF_GO = 19;
  private static final int SIZE_OF_GOMOCUP = 20;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})(?:\\s*[:xX]\\s*(\\d{1,9}))?");

  /**
   * Reads the properties {@code GM}, {@code SZ} and {@code RU}.
   *
   * @throws UnreadableContentException if the game, the size or the rules are not supported
   */
  static SgfHeader read(
      String text, SgfScanner scanner, ReadDefaults defaults, ReaderRemarks remarks) {
    return new Root(text, scanner, scanner.properties(), defaults, remarks).read();
  }

  /** The root during reading. */
  private record Root(
      String text,
      SgfScanner scanner,
      List<SgfProperty> root,
      ReadDefaults defaults,
      ReaderRemarks remarks) {

    SgfHeader read() {
      Optional<SgfProperty.Value> number = find("GM");
      String game = number.map(value -> value.raw().strip()).orElse(GOMOKU);
      Optional<SgfProperty.Value> named = find("SZ");
      String rulesText = find("RU").map(value -> SgfText.line(value.raw())).orElse("");
      Optional<String> known = namedRules(rulesText).or(() -> SgfRules.suggested(rulesText));
      boolean fiveInARow = game.equals(GOMOKU) || game.equals(GO) || known.isPresent();
      int size =
          named.map(this::size).orElseGet(() -> game.equals(GO) ? SIZE_OF_GO : assumedSize());
      if (!fiveInARow && (named.isEmpty() || size != ReadDefaults.USUAL_SIZE)) {
        throw unreadable(
            number.orElseThrow(), RecordMessages.of("sgf.other.game", QuotedExcerpt.of(game)));
      }
      if (named.isEmpty()) {
        remarks.add(RecordMessages.of("size.none", size));
      }
      // The rules of go do not apply to gomoku games saved as go.
      boolean ofGo = game.equals(GO) && known.isEmpty();
      return new SgfHeader(
          known.isPresent() ? GOMOKU : game,
          known.isEmpty() && (game.equals(GO) || number.isEmpty()),
          size,
          ofGo ? none() : rules(rulesText),
          ofGo ? "" : rulesText);
    }

    /** Returns the default size, or a larger one that fits all stones of the game. */
    private int assumedSize() {
      int needed = SgfExtent.of(scanner.copy(), root);
      return IntStream.of(defaults.size(), SIZE_OF_GO, SIZE_OF_GOMOCUP, Point.MOST_LINES)
          .filter(size -> size >= needed)
          .min()
          .orElse(defaults.size());
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
        throw unreadable(value, RecordMessages.of("sgf.no.size", QuotedExcerpt.of(value.raw())));
      }
      int columns = Integer.parseInt(size.group(1));
      int rows = size.group(2) == null ? columns : Integer.parseInt(size.group(2));
      if (columns != rows || columns < 1 || columns > Point.MOST_LINES) {
        throw unreadable(value, RecordMessages.of("size", Point.MOST_LINES, columns, rows));
      }
      return columns;
    }

    private Optional<String> namedRules(String rulesText) {
      return RuleNames.id(rulesText, defaults.isKnown());
    }

    private String none() {
      remarks.add(RecordMessages.of("rules.none", defaults.rules()));
      return defaults.rules();
    }

    private String rules(String rulesText) {
      Optional<SgfProperty.Value> own = find(SgfRules.PROPERTY);
      if (own.isPresent()) {
        String id = SgfText.line(own.get().raw());
        return namedRules(id).orElseThrow(() -> unknown(own.get(), id));
      }
      if (rulesText.isEmpty()) {
        return none();
      }
      return namedRules(rulesText).orElseGet(() -> assumed(rulesText));
    }

    /** Returns the rules for a text that does not name them. */
    private String assumed(String rulesText) {
      boolean ours = find("AP").filter(value -> value.raw().startsWith("Gobang")).isPresent();
      if (ours && !defaults.rulesChosen()) {
        // The rules are those of a plugin that is not installed. Nothing can replace them.
        throw unknown(find("RU").orElseThrow(), rulesText);
      }
      String rules =
          defaults.rulesChosen()
              ? defaults.rules()
              : SgfRules.suggested(rulesText).orElse(defaults.rules());
      remarks.add(RecordMessages.of("rules.assumed", QuotedExcerpt.of(rulesText), rules));
      return rules;
    }

    private UnreadableContentException unknown(SgfProperty.Value value, String name) {
      return unreadable(value, RecordMessages.of("rules.unknown", QuotedExcerpt.of(name)));
    }

    private UnreadableContentException unreadable(SgfProperty.Value value, LocalizedText reason) {
      return new UnreadableContentException(text, value.index(), reason);
    }
  }
}

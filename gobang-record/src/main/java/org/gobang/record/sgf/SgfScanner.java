package org.gobang.record.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.LocalizedText;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.QuotedExcerpt;
import org.gobang.record.io.ReaderRemarks;
import org.gobang.record.io.UnreadableContentException;

/**
 * A scanner of the tokens of an SGF text that skips a few invalid lines. The grammar is that of <a
 * href="https://www.red-bean.com/sgf/sgf4.html#ebnf-def">FF[4]</a>. A node may lack its semicolon,
 * and names may be spelled in full as in FF[3] ({@code GaMe} is {@code GM}) or in lower case.
 */
final class SgfScanner {

  /** Enough for all notes on all moves of a large opening book. */
  private static final int MAX_VALUES = 1_000_000;

  private static final Pattern GAME = Pattern.compile("\\(\\s*+;");
  private static final Pattern GAME_WITHOUT_SEMICOLON =
      Pattern.compile("\\(\\s*+[A-Za-z]++\\s*+\\[");

  private static final Pattern SMALL = Pattern.compile("[a-z]++");

  /** The limit of invalid text. Texts with more invalid text are not SGF. */
  private static final int MAX_STRAYS = 10;

  private static final Pattern NODE = Pattern.compile(";\\s*+[A-Za-z]++\\s*+\\[");
  private static final Pattern STRAY = Pattern.compile("[^();]++");

  private final String text;
  private ReaderRemarks remarks;
  private int strays;
  private int at;
  private int begin;
  private int values;
  private List<SgfProperty> properties = List.of();

  /** The kinds of tokens. */
  enum Token {
    /** A {@code (}, the start of a game or a variation. */
    OPEN,
    /** A {@code )}, the end of a game or a variation. */
    CLOSE,
    /** A node with its properties. */
    NODE,
    /** The end of the text. */
    END
  }

  SgfScanner(String text) {
    this.text = text;
    this.remarks = new ReaderRemarks(text);
  }

  /** Returns a scanner at the same position that ignores remarks. */
  SgfScanner copy() {
    SgfScanner copy = new SgfScanner(text);
    copy.at = at;
    copy.values = values;
    return copy;
  }

  /** Starts a game with separate remarks. */
  void begin(ReaderRemarks ofGame) {
    remarks = ofGame;
    strays = 0;
    values = 0;
  }

  /** Returns whether nodes follow between the end of a game and the next game. */
  boolean isFollowedByNodes() {
    Matcher game = GAME.matcher(text).region(at, text.length());
    int end = game.find() ? game.start() : text.length();
    Matcher node = NODE.matcher(text).region(at, end);
    boolean found = node.find();
    begin = found ? node.start() : begin;
    return found;
  }

  /**
   * Moves to the start of the next game. Any text may precede the game, such as the header of an
   * e-mail.
   *
   * @return true if a game was found
   */
  boolean findGame() {
    Matcher game = GAME.matcher(text).region(at, text.length());
    boolean found = game.find();
    if (!found) {
      game.usePattern(GAME_WITHOUT_SEMICOLON).region(at, text.length());
      found = game.find();
    }
    at = found ? game.start() : at;
    return found;
  }

  /**
   * Reads the next token.
   *
   * @throws UnreadableContentException if there is too much invalid text
   */
  Token next() {
    skipBlanks();
    while (at < text.length() && !isName(text.charAt(at)) && "(;)".indexOf(text.charAt(at)) < 0) {
      skipStray(at, RecordMessages.of("sgf.expected"));
      skipBlanks();
    }
    begin = at;
    if (at == text.length()) {
      return Token.END;
    }
    char c = text.charAt(at);
    if (isName(c)) {
      readProperties();
      return Token.NODE;
    }
    at++;
    return switch (c) {
      case '(' -> Token.OPEN;
      case ')' -> Token.CLOSE;
      default -> {
        readProperties();
        yield Token.NODE;
      }
    };
  }

  /** Skips invalid text up to the next node, once the game has a property. */
  private void skipStray(int from, LocalizedText reason) {
    if (values == 0 || ++strays > MAX_STRAYS) {
      throw unreadable(from, reason);
    }
    Matcher stray = STRAY.matcher(text).region(from, text.length());
    at = stray.lookingAt() ? stray.end() : from;
    String quoted = QuotedExcerpt.of(text.substring(from, at).strip());
    remarks.add(RecordMessages.of("sgf.stray", quoted), from);
  }

  /** Returns the index of the last token. */
  int index() {
    return begin;
  }

  /** Returns the properties of the last node. */
  List<SgfProperty> properties() {
    return properties;
  }

  private void readProperties() {
    properties = new ArrayList<>();
    skipBlanks();
    while (at < text.length() && isName(text.charAt(at))) {
      property().ifPresent(properties::add);
      skipBlanks();
    }
  }

  /** Returns a property; empty for a word that is not a property. */
  private Optional<SgfProperty> property() {
    int from = at;
    while (at < text.length() && isName(text.charAt(at))) {
      at++;
    }
    String name = text.substring(from, at);
    List<SgfProperty.Value> read = new ArrayList<>();
    skipBlanks();
    while (at < text.length() && text.charAt(at) == '[') {
      read.add(value());
      skipBlanks();
    }
    if (read.isEmpty()) {
      skipStray(from, RecordMessages.of("sgf.no.value", QuotedExcerpt.of(name)));
      return Optional.empty();
    }
    return Optional.of(new SgfProperty(id(name), read, from));
  }

  private SgfProperty.Value value() {
    int from = at + 1;
    int end = new SgfValueEnd(text).find(from);
    if (end < 0) {
      throw unreadable(at, RecordMessages.of("sgf.open"));
    }
    if (++values > MAX_VALUES) {
      throw unreadable(at, RecordMessages.of("sgf.many.values", MAX_VALUES));
    }
    at = end + 1;
    return new SgfProperty.Value(text.substring(from, end), from);
  }

  /** Returns the id for a name: its capital letters, if there are any. */
  private static String id(String name) {
    String capitals = SMALL.matcher(name).replaceAll("");
    return capitals.isEmpty() ? name.toUpperCase(Locale.ROOT) : capitals;
  }

  /**
   * Returns whether a character may be part of a name. Digits are not standard, but {@code 5A} is
   * used for the fifth-move offers of renju.
   */
  static boolean isName(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == '\uFEFF' || c == '\u00A0' || c == 0;
  }

  private UnreadableContentException unreadable(int index, LocalizedText reason) {
    return new UnreadableContentException(text, index, reason);
  }
}

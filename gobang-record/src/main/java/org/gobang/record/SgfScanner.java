package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of an SGF text, one after the other. The grammar is that of <a
 * href="https://www.red-bean.com/sgf/sgf4.html#ebnf-def">FF[4]</a>; a node may lack its semicolon,
 * and names may be spelled in full as in FF[3] ({@code GaMe} is {@code GM}) or in small letters.
 */
final class SgfScanner {

  /** Enough for every note to every move of a large book; what is beyond is no game. */
  private static final int MOST_VALUES = 1_000_000;

  private static final Pattern GAME = Pattern.compile("\\(\\s*+;");
  private static final Pattern GAME_WITHOUT_SEMICOLON =
      Pattern.compile("\\(\\s*+[A-Za-z]++\\s*+\\[");

  private static final Pattern SMALL = Pattern.compile("[a-z]++");

  private final String text;
  private int at;
  private int begin;
  private int values;
  private List<SgfProperty> properties = List.of();

  /** What was found. */
  enum Part {
    /** A {@code (}: a game or a variation begins. */
    OPEN,
    /** A {@code )}: it ends. */
    CLOSE,
    /** A node with its properties. */
    NODE,
    /** The text is over. */
    END
  }

  SgfScanner(String text) {
    this.text = text;
  }

  /**
   * Goes to where a game begins. Any text may stand before it, such as the head of a letter.
   *
   * @return whether there is one
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
   * Reads the next part.
   *
   * @throws UnreadableRecordException if it is none
   */
  Part next() {
    skipBlanks();
    begin = at;
    if (at == text.length()) {
      return Part.END;
    }
    char c = text.charAt(at);
    if (isName(c)) {
      readProperties();
      return Part.NODE;
    }
    at++;
    return switch (c) {
      case '(' -> Part.OPEN;
      case ')' -> Part.CLOSE;
      case ';' -> {
        readProperties();
        yield Part.NODE;
      }
      default -> throw unreadable(begin, Sentence.of("sgf.expected"));
    };
  }

  /** Where the part that was read begins. */
  int index() {
    return begin;
  }

  /** The properties of the node that was read. */
  List<SgfProperty> properties() {
    return properties;
  }

  private void readProperties() {
    properties = new ArrayList<>();
    skipBlanks();
    while (at < text.length() && isName(text.charAt(at))) {
      properties.add(property());
      skipBlanks();
    }
  }

  private SgfProperty property() {
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
      throw unreadable(from, Sentence.of("sgf.no.value", Quote.of(name)));
    }
    return new SgfProperty(id(name), read, from);
  }

  private SgfProperty.Value value() {
    int from = at + 1;
    int end = new SgfValueEnd(text).find(from);
    if (end < 0) {
      throw unreadable(at, Sentence.of("sgf.open"));
    }
    if (++values > MOST_VALUES) {
      throw unreadable(at, Sentence.of("sgf.many.values", MOST_VALUES));
    }
    at = end + 1;
    return new SgfProperty.Value(text.substring(from, end), from);
  }

  /** Small letters are there for people alone, unless there are no others. */
  private static String id(String name) {
    String capitals = SMALL.matcher(name).replaceAll("");
    return capitals.isEmpty() ? name.toUpperCase(Locale.ROOT) : capitals;
  }

  /** Digits are not in the standard, but in {@code 5A}, the offered fifth moves of renju. */
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

  private UnreadableRecordException unreadable(int index, Sentence reason) {
    return new UnreadableRecordException(text, index, reason);
  }
}

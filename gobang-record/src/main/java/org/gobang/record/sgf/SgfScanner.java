package org.gobang.record.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.record.format.LocalizedMessage;
import org.gobang.record.io.Excerpt;
import org.gobang.record.io.UnreadableTextException;

/**
 * Scans the tokens of an SGF text. The grammar is that of <a
 * href="https://www.red-bean.com/sgf/sgf4.html#ebnf-def">FF[4]</a>; a node may lack its semicolon,
 * and names may be spelled in full as in FF[3] ({@code GaMe} is {@code GM}) or in small letters.
 */
final class SgfScanner {

  /** Enough for all notes on all moves of a large opening book. */
  private static final int MAX_VALUES = 1_000_000;

  private static final Pattern GAME = Pattern.compile("\\(\\s*+;");
  private static final Pattern GAME_WITHOUT_SEMICOLON =
      Pattern.compile("\\(\\s*+[A-Za-z]++\\s*+\\[");

  private static final Pattern SMALL = Pattern.compile("[a-z]++");

  private final String text;
  private int at;
  private int begin;
  private int values;
  private List<SgfProperty> properties = List.of();

  /** The kinds of tokens. */
  enum Token {
    /** A {@code (}: a game or a variation begins. */
    OPEN,
    /** A {@code )}: it ends. */
    CLOSE,
    /** A node with its properties. */
    NODE,
    /** The end of the text. */
    END
  }

  SgfScanner(String text) {
    this.text = text;
  }

  /**
   * Moves to the beginning of a game. Any text may precede it, such as the header of an e-mail.
   *
   * @return whether there is a game
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
   * @throws UnreadableTextException if there is something else
   */
  Token next() {
    skipBlanks();
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
      case ';' -> {
        readProperties();
        yield Token.NODE;
      }
      default -> throw unreadable(begin, LocalizedMessage.of("sgf.expected"));
    };
  }

  /** The index at which the last token begins. */
  int index() {
    return begin;
  }

  /** The properties of the last node. */
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
      throw unreadable(from, LocalizedMessage.of("sgf.no.value", Excerpt.of(name)));
    }
    return new SgfProperty(id(name), read, from);
  }

  private SgfProperty.Value value() {
    int from = at + 1;
    int end = new SgfValueEnd(text).find(from);
    if (end < 0) {
      throw unreadable(at, LocalizedMessage.of("sgf.open"));
    }
    if (++values > MAX_VALUES) {
      throw unreadable(at, LocalizedMessage.of("sgf.many.values", MAX_VALUES));
    }
    at = end + 1;
    return new SgfProperty.Value(text.substring(from, end), from);
  }

  /** Only the capital letters of a name count, if there are any. */
  private static String id(String name) {
    String capitals = SMALL.matcher(name).replaceAll("");
    return capitals.isEmpty() ? name.toUpperCase(Locale.ROOT) : capitals;
  }

  /** Digits are not in the standard, but {@code 5A} holds the offered fifth moves of renju. */
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

  private UnreadableTextException unreadable(int index, LocalizedMessage reason) {
    return new UnreadableTextException(text, index, reason);
  }
}

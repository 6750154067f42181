package org.gobang.engines.gomocup;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of an engine's. Its words are read in any case, and with whatever follows them.
 *
 * <p>None of this says what was asked: that {@link Dialogue} knows.
 */
sealed interface Reply {

  /** A move. */
  record Coordinates(String pair) implements Reply {}

  /** {@code SUGGEST}: a move that it waits to be told to play. */
  record Suggestion(String pair) implements Reply {}

  /** {@code OK}. */
  record Accepted() implements Reply {}

  /** {@code ERROR}: it knows the command, and will not or cannot do it. */
  record Declined(String line) implements Reply {}

  /** {@code UNKNOWN}: it does not know the command. */
  record Unknown(String line) implements Reply {}

  /** {@code MESSAGE}: something for whoever watches. */
  record Message(String text) implements Reply {}

  /** {@code INFO}: what Rapfi tells of its search, a line for each fact. */
  record Detail(String key, String value) implements Reply {}

  /** Something for the engine's author, for another front end, or for nobody. */
  record Chatter() implements Reply {}

  /** What follows a pair is for nobody; Piskvork passes over it, too. */
  Pattern PAIR = Pattern.compile("(-?\\d+\\s*,\\s*-?\\d+).*", Pattern.DOTALL);

  /** A word, and the rest. */
  Pattern WORDS = Pattern.compile("(\\p{Alpha}+)(?:\\s+(.*))?", Pattern.DOTALL);

  /** Reads a line. */
  static Reply of(String line) {
    String stripped = line.strip();
    Matcher pair = PAIR.matcher(stripped);
    if (pair.matches()) {
      return new Coordinates(pair.group(1));
    }
    Matcher words = WORDS.matcher(stripped);
    if (!words.matches()) {
      return new Chatter();
    }
    String rest = words.group(2) == null ? "" : words.group(2).strip();
    return switch (words.group(1).toUpperCase(Locale.ROOT)) {
      case "OK" -> new Accepted();
      case "ERROR" -> new Declined(stripped);
      case "UNKNOWN" -> new Unknown(stripped);
      case "MESSAGE" -> new Message(rest);
      case "INFO" -> detail(rest);
      case "SUGGEST" -> suggestion(rest);
      default -> new Chatter();
    };
  }

  private static Reply detail(String rest) {
    Matcher words = WORDS.matcher(rest);
    return words.matches() && words.group(2) != null
        ? new Detail(words.group(1).toUpperCase(Locale.ROOT), words.group(2))
        : new Chatter();
  }

  private static Reply suggestion(String rest) {
    Matcher pair = PAIR.matcher(rest);
    return pair.matches() ? new Suggestion(pair.group(1)) : new Chatter();
  }
}

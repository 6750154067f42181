package org.gobang.engines.gomocup;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of an engine's output. Keywords are case-insensitive, and any text may follow.
 *
 * <p>The command to which it belongs is known to {@link EngineSession}.
 */
sealed interface EngineReply {

  /** A move. */
  record Coordinates(String pair) implements EngineReply {}

  /** {@code SUGGEST}: a move that has to be confirmed by {@code PLAY}. */
  record Suggestion(String pair) implements EngineReply {}

  /** {@code OK}. */
  record Accepted() implements EngineReply {}

  /** {@code ERROR}: the command is supported, but failed or was refused. */
  record Declined(String line) implements EngineReply {}

  /** {@code UNKNOWN}: the command is not supported. */
  record Unknown(String line) implements EngineReply {}

  /** {@code MESSAGE}: a text for people. */
  record Message(String text) implements EngineReply {}

  /** {@code INFO}: a fact about the search, as Rapfi sends it. */
  record Detail(String key, String value) implements EngineReply {}

  /** Any other line, such as debug output. */
  record Other(String line) implements EngineReply {}

  /** Text after a pair is ignored, as by Piskvork. */
  Pattern PAIR = Pattern.compile("(-?\\d+\\s*,\\s*-?\\d+).*", Pattern.DOTALL);

  /** A keyword, and the rest. */
  Pattern WORDS = Pattern.compile("(\\p{Alpha}+)(?:\\s+(.*))?", Pattern.DOTALL);

  /** Reads a line. */
  static EngineReply of(String line) {
    String stripped = line.strip();
    Matcher pair = PAIR.matcher(stripped);
    if (pair.matches()) {
      return new Coordinates(pair.group(1));
    }
    Matcher words = WORDS.matcher(stripped);
    if (!words.matches()) {
      return new Other(stripped);
    }
    String rest = words.group(2) == null ? "" : words.group(2).strip();
    return switch (words.group(1).toUpperCase(Locale.ROOT)) {
      case "OK" -> new Accepted();
      case "ERROR" -> new Declined(stripped);
      case "UNKNOWN" -> new Unknown(stripped);
      case "MESSAGE" -> new Message(rest);
      case "INFO" -> detail(rest);
      case "SUGGEST" -> suggestion(rest);
      default -> new Other(stripped);
    };
  }

  private static EngineReply detail(String rest) {
    Matcher words = WORDS.matcher(rest);
    return words.matches() && words.group(2) != null
        ? new Detail(words.group(1).toUpperCase(Locale.ROOT), words.group(2))
        : new Other(rest);
  }

  private static EngineReply suggestion(String rest) {
    Matcher pair = PAIR.matcher(rest);
    return pair.matches() ? new Suggestion(pair.group(1)) : new Other(rest);
  }
}

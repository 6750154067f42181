package org.gobang.engines.gomocup;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An output line of an engine. Keywords are case-insensitive, and any text may follow.
 *
 * <p>The command to which it belongs is known to {@link EngineSession}.
 */
sealed interface EngineReply {

  /**
   * A move, or several moves in an opening.
   *
   * @param pairs the coordinates of each, at least one
   */
  record Coordinates(List<String> pairs) implements EngineReply {
    public Coordinates {
      pairs = List.copyOf(pairs);
    }

    /** Returns the first move. */
    String pair() {
      return pairs.get(0);
    }
  }

  /** {@code SWAP}: the engine swaps colours in an opening. */
  record Swap() implements EngineReply {}

  /** {@code SUGGEST}: a move that requires confirmation by {@code PLAY}. */
  record Suggestion(String pair) implements EngineReply {}

  /** {@code OK}: the command was executed. */
  record Accepted() implements EngineReply {}

  /** A reply to a command that was not executed. */
  sealed interface Refusal extends EngineReply {
    /** Returns the reply line. */
    String line();
  }

  /** {@code ERROR}: the command is supported, but failed or was rejected. */
  record Declined(String line) implements Refusal {}

  /** {@code UNKNOWN}: the command is not supported. */
  record Unknown(String line) implements Refusal {}

  /** {@code MESSAGE}: a text for users. */
  record Message(String text) implements EngineReply {}

  /** {@code INFO}: a fact about the search, in Rapfi's format. */
  record Detail(String key, String value) implements EngineReply {}

  /** Any other line, for example debug output. */
  record Other(String line) implements EngineReply {}

  /** The pattern for the next pair of coordinates. Text after them is ignored, as in Piskvork. */
  Pattern PAIR = Pattern.compile("\\G\\s*(-?\\d+\\s*,\\s*-?\\d+)");

  /** The pattern for a keyword and the rest of the line. */
  Pattern WORDS = Pattern.compile("(\\p{Alpha}+)(?:\\s+(.*))?", Pattern.DOTALL);

  /** Parses a line. */
  static EngineReply of(String line) {
    String stripped = line.strip();
    List<String> pairs = pairs(stripped);
    if (!pairs.isEmpty()) {
      return new Coordinates(pairs);
    }
    Matcher words = WORDS.matcher(stripped);
    if (!words.matches()) {
      return new Other(stripped);
    }
    String rest = words.group(2) == null ? "" : words.group(2).strip();
    return switch (words.group(1).toUpperCase(Locale.ROOT)) {
      case "OK" -> new Accepted();
      case "SWAP" -> new Swap();
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
    List<String> pairs = pairs(rest);
    return pairs.isEmpty() ? new Other(rest) : new Suggestion(pairs.get(0));
  }

  private static List<String> pairs(String text) {
    return PAIR.matcher(text).results().map(pair -> pair.group(1)).toList();
  }
}

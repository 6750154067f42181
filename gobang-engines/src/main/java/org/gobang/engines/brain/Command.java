package org.gobang.engines.brain;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A line that the manager said.
 *
 * @param name its first word, in capitals
 * @param rest what follows, without blanks around it
 */
record Command(String name, String rest) {

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Reads a line that is not blank. */
  static Command parse(String line) {
    String[] parts = BLANKS.split(line.strip(), 2);
    return new Command(parts[0].toUpperCase(Locale.ROOT), parts.length > 1 ? parts[1] : "");
  }

  /** Whether the manager wants no more answers. */
  boolean ends() {
    return name.equals("END");
  }

  /** Whether it wants the answer now that it waits for. */
  boolean stops() {
    return name.equals("YXSTOP") || name.equals("STOP");
  }

  /** Whether it sets the time for a move to nothing, which wants the answer now, too. */
  boolean takesTheTime() {
    return name.equals("INFO") && rest.toLowerCase(Locale.ROOT).matches("timeout_turn\\s+[+-]?0+");
  }

  @Override
  public String toString() {
    return rest.isEmpty() ? name : name + " " + rest;
  }
}

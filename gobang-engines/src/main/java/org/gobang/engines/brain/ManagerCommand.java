package org.gobang.engines.brain;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;

/**
 * A command from the manager.
 *
 * @param name its first word, in upper case
 * @param rest the remaining text, trimmed
 */
record ManagerCommand(String name, String rest) {

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Parses a line that is not blank. */
  static ManagerCommand parse(String line) {
    String[] parts = BLANKS.split(line.strip(), 2);
    return new ManagerCommand(parts[0].toUpperCase(Locale.ROOT), parts.length > 1 ? parts[1] : "");
  }

  /** Returns whether the command ends the session. */
  boolean ends() {
    return name.equals("END");
  }

  /** Returns whether the command requests an immediate answer to the pending command. */
  boolean stops() {
    return name.equals("YXSTOP") || name.equals("STOP");
  }

  /**
   * Returns whether the command sets the time per move to zero. This also requests an immediate
   * answer.
   */
  boolean setsNoTime() {
    return name.equals("INFO") && rest.toLowerCase(Locale.ROOT).matches("timeout_turn\\s+[+-]?0+");
  }

  /** Returns the digit at the end of the name. */
  int step() {
    return Character.digit(name.charAt(name.length() - 1), 10);
  }

  /**
   * Checks the number of stones in a command.
   *
   * @throws RefusedException if it is not the one expected
   */
  void checkStones(int expected, List<Point> stones) {
    if (stones.size() != expected) {
      throw new RefusedException(name + " needs " + expected + " stones, not " + stones.size());
    }
  }

  @Override
  public String toString() {
    return rest.isEmpty() ? name : name + " " + rest;
  }
}

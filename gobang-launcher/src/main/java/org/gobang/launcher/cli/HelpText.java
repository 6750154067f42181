package org.gobang.launcher.cli;

import java.text.BreakIterator;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Wraps help texts to the width of the terminal: lines end between words, never within an option or
 * a path.
 */
public final class HelpText {

  /** The width passed to picocli to prevent wrapping. This class wraps the lines instead. */
  public static final int UNWRAPPED = 10_000;

  private static final int LEAST = 60;
  private static final int USUAL = 80;
  private static final int MOST = 120;

  /**
   * The beginning of a line that sets the indentation of the next lines: an option, or {@code
   * Usage:}.
   */
  private static final Pattern HANGING =
      Pattern.compile(
          "\\S+\\s+gobang(?: [a-z-]+)* (?=\\[)|\\s+(?:\\S+ )*?\\S+ {2,}(?=\\S)|\\s+(?=\\S)");

  private HelpText() {}

  /** Returns the width of help texts on standard output, in columns. */
  public static int width() {
    return width(System.getenv("COLUMNS"), StandardTerminal.outputWidth());
  }

  /**
   * Returns the width of help texts in columns.
   *
   * @param variable the columns by the environment, or null
   * @param terminal the columns of the terminal; 0 without a terminal
   */
  static int width(@Nullable String variable, int terminal) {
    boolean set = variable != null && variable.matches("[1-9][0-9]{0,5}");
    int columns = set ? Integer.parseInt(variable) : terminal > 0 ? terminal : USUAL;
    return Math.max(LEAST, Math.min(columns, MOST));
  }

  /**
   * Wraps a help text.
   *
   * @param text its lines, each while it is
   * @param width the columns of a line
   */
  public static String wrapped(String text, int width) {
    return text.lines()
        .map(line -> wrapped(line, hanging(line), width))
        .collect(Collectors.joining("\n", "", text.isEmpty() ? "" : "\n"));
  }

  private static String hanging(String line) {
    Matcher matcher = HANGING.matcher(line);
    return matcher.lookingAt() ? matcher.group() : "";
  }

  private static String wrapped(String line, String before, int width) {
    int indent = TextColumns.width(before);
    StringBuilder wrapped = new StringBuilder(before);
    int used = indent;
    String rest = line.substring(before.length());
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.CHINESE);
    breaks.setText(rest);
    int from = 0;
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      if (!isBreak(rest, end)) {
        continue;
      }
      String piece = rest.substring(from, end);
      if (used > indent && used + TextColumns.width(piece.stripTrailing()) > width) {
        int last = wrapped.length();
        while (wrapped.charAt(last - 1) == ' ') {
          last--;
        }
        wrapped.setLength(last);
        wrapped.append('\n').append(" ".repeat(indent));
        used = indent;
      }
      wrapped.append(piece);
      used += TextColumns.width(piece);
      from = end;
    }
    return wrapped.toString();
  }

  /**
   * Returns whether a line may end at an index: after a space, or next to an East Asian character.
   */
  private static boolean isBreak(String text, int at) {
    if (at == text.length()) {
      return true;
    }
    int before = text.codePointBefore(at);
    int after = text.codePointAt(at);
    return before == ' ' || TextColumns.isWide(before) || TextColumns.isWide(after);
  }
}

package org.gobang.api;

/**
 * Makes untrusted text, for example from engines, plugins, files or the command line, safe for one
 * line of a terminal, a log or a message.
 */
public final class Printable {

  private static final char REPLACEMENT = '?';

  /** The maximum number of characters of an invalid input that a message quotes. */
  static final int QUOTED = 20;

  private Printable() {}

  /**
   * Replaces control characters (including line breaks), bidirectional formatting characters, other
   * invisible characters and unpaired surrogates by question marks. A tab becomes a space. Joiners,
   * which some scripts and emoji need, are preserved.
   *
   * @param text any text
   * @return the text on one line
   */
  public static String of(String text) {
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      if (!isPrintable(text.codePointAt(at))) {
        return replaced(text, at);
      }
    }
    return text;
  }

  private static String replaced(String text, int from) {
    StringBuilder printable = new StringBuilder(text.length()).append(text, 0, from);
    for (int at = from; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int next = text.codePointAt(at);
      printable.appendCodePoint(next == '\t' ? ' ' : isPrintable(next) ? next : REPLACEMENT);
    }
    return printable.toString();
  }

  /**
   * Replaces such characters in a text and shortens it.
   *
   * @param text any text
   * @param longest the maximum number of characters (code points), more than 0; a longer text is
   *     cut and ends in {@code …}
   * @return the text, possibly shortened, on one line
   */
  public static String of(String text, int longest) {
    return of(
        text.codePointCount(0, text.length()) <= longest
            ? text
            : text.substring(0, text.offsetByCodePoints(0, longest)) + "…");
  }

  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      case Character.FORMAT -> codePoint == 0x200C || codePoint == 0x200D;
      default -> true;
    };
  }
}

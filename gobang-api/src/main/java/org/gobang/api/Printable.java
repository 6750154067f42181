package org.gobang.api;

/**
 * Text that others wrote – engines, plugins, files, a command line – made fit for one line of a
 * terminal, a log or a sentence.
 */
public final class Printable {

  private static final char REPLACEMENT = '?';

  /** As many characters of a wrong input as a sentence of this package quotes. */
  static final int QUOTED = 20;

  private Printable() {}

  /**
   * Replaces by a question mark what a terminal would obey or could not show: control characters,
   * line ends among them, marks that change the direction of writing, other invisible marks, and
   * halves of characters. A tab becomes a blank. Joiners, which some scripts and emoji need, stay.
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
   * The same of the beginning of a text.
   *
   * @param text any text
   * @param longest how many characters (code points) it may have, more than 0; a longer text ends
   *     in {@code …} in place of the rest
   * @return the text, or its beginning, on one line
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

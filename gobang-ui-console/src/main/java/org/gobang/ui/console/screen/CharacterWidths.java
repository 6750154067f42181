package org.gobang.ui.console.screen;

import java.util.Map;
import org.jline.utils.WCWidth;

/**
 * The column widths of characters. Stones, lines and some signs have an ambiguous width in Unicode,
 * which depends on the terminal: East Asian terminals may draw them in two columns.
 *
 * @param wideSigns whether stones and signs such as {@code ●} take two columns
 * @param wideLines whether lines such as {@code ─} and blocks such as {@code █} take two columns
 * @param measured whether the widths were measured in the terminal; otherwise they are a guess, and
 *     the cursor is positioned after every such character
 */
public record CharacterWidths(boolean wideSigns, boolean wideLines, boolean measured) {

  /** The signs with ambiguous width on the board and in texts. */
  private static final String SIGNS = "●○◎◆◇■□▲△▼▽★☆·×÷…—‘’“”→←↑↓";

  /** The widths in most terminals. */
  public static final CharacterWidths NARROW = new CharacterWidths(false, false, true);

  /** Returns a guess based on the language of the environment, used until the terminal answers. */
  public static CharacterWidths guess(Map<String, String> environment) {
    String language =
        environment.getOrDefault(
            "LC_ALL", environment.getOrDefault("LC_CTYPE", environment.getOrDefault("LANG", "")));
    boolean eastAsian =
        language.startsWith("zh") || language.startsWith("ja") || language.startsWith("ko");
    return new CharacterWidths(eastAsian, false, false);
  }

  /** Returns the width of a character in columns; 0 for a combining character. */
  int of(int codePoint) {
    if (codePoint >= ' ' && codePoint <= '~') {
      return 1;
    }
    if (isLine(codePoint)) {
      return wideLines ? 2 : 1;
    }
    if (isSign(codePoint)) {
      return wideSigns ? 2 : 1;
    }
    return Math.max(0, WCWidth.wcwidth(codePoint));
  }

  /** Returns the width of a text in columns. */
  int of(String text) {
    return text.codePoints().map(this::of).sum();
  }

  /** Returns whether all characters of a board take one column. */
  boolean narrow() {
    return !wideSigns && !wideLines;
  }

  /** Returns the start of a text that fits into a number of columns. */
  String cut(String text, int columns) {
    int taken = 0;
    int end = 0;
    while (end < text.length()) {
      int codePoint = text.codePointAt(end);
      taken += of(codePoint);
      if (taken > columns) {
        break;
      }
      end += Character.charCount(codePoint);
    }
    return text.substring(0, end);
  }

  /** Returns the end of a text that fits into a number of columns. */
  String tail(String text, int columns) {
    int begin = 0;
    while (begin < text.length() && of(text.substring(begin)) > columns) {
      begin = text.offsetByCodePoints(begin, 1);
    }
    return text.substring(begin);
  }

  /** Returns a text shortened to a number of columns with an ellipsis if necessary. */
  String fit(String text, int columns, String ellipsis) {
    if (of(text) <= columns) {
      return text;
    }
    return cut(text, Math.max(0, columns - of(ellipsis))) + ellipsis;
  }

  /** Returns whether the terminal may draw a character wider than assumed. */
  boolean isUnsure(int codePoint) {
    return !measured && (isLine(codePoint) || isSign(codePoint));
  }

  private static boolean isLine(int codePoint) {
    return codePoint >= 0x2500 && codePoint <= 0x259f;
  }

  private static boolean isSign(int codePoint) {
    return SIGNS.indexOf(codePoint) >= 0;
  }
}

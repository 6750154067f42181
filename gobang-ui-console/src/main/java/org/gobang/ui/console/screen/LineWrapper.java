package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;

/** Breaks texts into lines: between words, and anywhere in scripts without spaces. */
final class LineWrapper {

  private static final int FIRST_WIDE = 0x2e80;

  private LineWrapper() {}

  static List<String> of(String text, int columns, CharacterWidths widths) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (!rest.isEmpty()) {
      String line = widths.cut(rest, columns);
      if (line.isEmpty()) {
        return lines;
      }
      if (line.length() < rest.length()) {
        int end = breakAt(rest, line.length());
        line = end == 0 ? line : rest.substring(0, end);
      }
      lines.add(line.stripTrailing());
      rest = rest.substring(line.length()).stripLeading();
    }
    return lines;
  }

  /** Returns the last possible break up to an index, or 0 without one. */
  private static int breakAt(String text, int from) {
    for (int at = from; at > 0; at--) {
      boolean between = text.charAt(at - 1) >= FIRST_WIDE && !isClosing(text.charAt(at));
      if (text.charAt(at) == ' ' || between) {
        return at;
      }
    }
    return 0;
  }

  /** Returns whether a character is punctuation that cannot start a line. */
  private static boolean isClosing(char character) {
    return "，。、：；！？）”".indexOf(character) >= 0;
  }
}

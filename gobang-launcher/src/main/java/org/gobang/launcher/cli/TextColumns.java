package org.gobang.launcher.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Aligns the cells of a table for a terminal. */
public final class TextColumns {

  private static final String BETWEEN = "  ";

  /** The blocks of characters that are two columns wide, each with its first and last character. */
  private static final int[][] WIDE = {
    {0x1100, 0x115f},
    {0x2e80, 0xa4cf},
    {0xac00, 0xd7a3},
    {0xf900, 0xfaff},
    {0xfe30, 0xfe6f},
    {0xff00, 0xff60},
    {0xffe0, 0xffe6},
    {0x1f300, 0x1f64f},
    {0x1f900, 0x1f9ff},
    {0x20000, 0x3fffd}
  };

  private TextColumns() {}

  /**
   * Aligns a table: the first column left, all others right.
   *
   * @param rows its rows, all of the same length
   * @return a line for each
   */
  public static List<String> aligned(List<List<String>> rows) {
    return aligned(rows, Set.of(0));
  }

  /**
   * Aligns a table.
   *
   * @param rows its rows, all of the same length
   * @param left the columns that begin at their left edge; all others end at their right one
   * @return a line for each
   */
  public static List<String> aligned(List<List<String>> rows, Set<Integer> left) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    List<String> lines = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String space = " ".repeat(widths[i] - width(row.get(i)));
        line.append(i == 0 ? "" : BETWEEN);
        line.append(left.contains(i) ? row.get(i) + space : space + row.get(i));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /**
   * Returns the width of a text.
   *
   * @param text the text
   * @return the columns that it takes on a terminal
   */
  public static int width(String text) {
    return text.codePoints().map(TextColumns::width).sum();
  }

  private static int width(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> isWide(codePoint) ? 2 : 1;
    };
  }

  /** Returns whether a character is two columns wide, as in East Asian scripts. */
  static boolean isWide(int codePoint) {
    return Arrays.stream(WIDE).anyMatch(block -> codePoint >= block[0] && codePoint <= block[1]);
  }
}

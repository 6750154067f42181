package org.gobang.launcher.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jline.utils.WCWidth;

/** Aligns the columns of a table for a terminal. */
public final class TextColumns {

  private static final String BETWEEN = "  ";

  private TextColumns() {}

  /**
   * Aligns the first column of a table left and all others right.
   *
   * @param rows its rows, all of the same length
   * @return a line for each
   */
  public static List<String> aligned(List<List<String>> rows) {
    return aligned(rows, Set.of(0));
  }

  /**
   * Aligns the given columns of a table left and all others right.
   *
   * @param rows its rows, all of the same length
   * @param left the left-aligned columns; all others are right-aligned
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
   * Returns the width of a text in columns.
   *
   * @param text the text
   * @return the number of terminal columns
   */
  public static int width(String text) {
    return text.codePoints().map(TextColumns::width).sum();
  }

  private static int width(int codePoint) {
    return Math.max(0, WCWidth.wcwidth(codePoint));
  }

  /** Returns whether a character takes two columns. */
  static boolean isWide(int codePoint) {
    return width(codePoint) == 2;
  }
}

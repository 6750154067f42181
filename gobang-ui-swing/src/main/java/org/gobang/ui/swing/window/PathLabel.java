package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.util.function.Predicate;
import javax.swing.JLabel;

/**
 * A label with a path, shortened in the middle to the available width. The tooltip has the full
 * path.
 */
final class PathLabel extends JLabel {
  private String path = "";

  /** Shows a path. */
  void path(String next) {
    path = next;
    setToolTipText(next);
    getAccessibleContext().setAccessibleName(next);
    fit();
  }

  /** Returns a text shortened to the available width. */
  static String fitted(String text, FontMetrics letters, int width) {
    return middle(text, each -> letters.stringWidth(each) <= width);
  }

  /**
   * Returns a text with as little as possible omitted from the middle, because the start and the
   * file name of a path are most useful.
   *
   * @param fits returns whether a text is short enough
   */
  static String middle(String text, Predicate<String> fits) {
    if (fits.test(text)) {
      return text;
    }
    int[] letters = text.codePoints().toArray();
    int few = 0;
    int many = letters.length - 1;
    while (few < many) {
      int kept = (few + many + 1) / 2;
      if (fits.test(without(letters, kept))) {
        few = kept;
      } else {
        many = kept - 1;
      }
    }
    return without(letters, few);
  }

  /** Returns a text with some remaining letters, slightly more of them at the end. */
  private static String without(int[] letters, int kept) {
    int begin = kept * 2 / 5;
    int end = kept - begin;
    return new String(letters, 0, begin) + "…" + new String(letters, letters.length - end, end);
  }

  private void fit() {
    setText(fitted(path, getFontMetrics(getFont()), getWidth()));
  }

  @Override
  public void setBounds(int x, int y, int width, int height) {
    super.setBounds(x, y, width, height);
    fit();
  }

  /** Returns the size for the full path, even if it is shortened. */
  @Override
  public Dimension getPreferredSize() {
    FontMetrics letters = getFontMetrics(getFont());
    return new Dimension(letters.stringWidth(path), letters.getHeight());
  }
}

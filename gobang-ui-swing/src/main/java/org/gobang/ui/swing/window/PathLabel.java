package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.FontMetrics;
import javax.swing.JLabel;
import org.gobang.ui.swing.present.ShortenedText;

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
    return ShortenedText.middle(text, each -> letters.stringWidth(each) <= width);
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

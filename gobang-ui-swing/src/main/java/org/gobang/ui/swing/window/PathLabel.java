package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.FontMetrics;
import javax.swing.JLabel;
import org.gobang.ui.swing.present.ShortenedText;

/** A path, shortened in the middle to the width there is; the tip has all of it. */
final class PathLabel extends JLabel {
  private static final long serialVersionUID = 1L;

  private String path = "";

  /** Shows a path. */
  void path(String next) {
    path = next;
    setToolTipText(next);
    getAccessibleContext().setAccessibleName(next);
    fit();
  }

  /** As much of a text as there is room for. */
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

  /** Returns the size for the whole path, even if less is shown. */
  @Override
  public Dimension getPreferredSize() {
    FontMetrics letters = getFontMetrics(getFont());
    return new Dimension(letters.stringWidth(path), letters.getHeight());
  }
}

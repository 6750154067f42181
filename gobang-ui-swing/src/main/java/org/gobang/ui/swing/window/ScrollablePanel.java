package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ScrollPaneConstants;
import javax.swing.Scrollable;

/** A panel that scrolls only if the window is too low. */
final class ScrollablePanel extends JPanel implements Scrollable {
  private static final int STEP = 24;

  private ScrollablePanel(Component content) {
    super(new BorderLayout());
    add(content);
  }

  /** Returns a scroll pane around contents. */
  static JScrollPane around(Component content) {
    JScrollPane pane = new JScrollPane(new ScrollablePanel(content));
    pane.setBorder(BorderFactory.createEmptyBorder());
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    return pane;
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return getPreferredSize();
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return STEP;
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return visible.height - STEP;
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  /**
   * Returns whether the viewport is at least as tall as the minimum height of the panel. Shrinkable
   * components then shrink before the panel scrolls.
   */
  @Override
  public boolean getScrollableTracksViewportHeight() {
    return getParent().getHeight() >= getMinimumSize().height;
  }
}

package org.gobang.ui.swing.dock;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import javax.swing.plaf.basic.BasicSplitPaneUI;

/** Two components with a divider, whose place follows the size by a rule. */
final class Divided extends JSplitPane {
  private static final long serialVersionUID = 1L;

  /** Where the divider is. */
  interface Rule {

    /**
     * The place in a length.
     *
     * @param total the length of both components, in pixels
     */
    int place(int total);

    /** The person has moved the divider. */
    void moved(int place, int total);
  }

  private final transient Rule rule;
  private int placedIn = -1;
  private boolean placing;

  /**
   * Two components.
   *
   * @param orientation {@link JSplitPane#VERTICAL_SPLIT}: above each other
   */
  Divided(int orientation, JComponent first, JComponent second, Rule rule) {
    super(orientation, true, first, second);
    this.rule = rule;
    setBorder(BorderFactory.createEmptyBorder());
    // F6 and F8 are commands of the window; Shift+F8 moves the divider, with the arrow keys.
    InputMap keys = getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
    keys.put(KeyStroke.getKeyStroke("F6"), "none");
    keys.put(KeyStroke.getKeyStroke("F8"), "none");
    keys.put(KeyStroke.getKeyStroke("shift F8"), "startResize");
    addPropertyChangeListener(
        DIVIDER_LOCATION_PROPERTY,
        event -> {
          if (!placing && placedIn > 0 && isShowing()) {
            rule.moved(getDividerLocation(), placedIn);
          }
        });
  }

  /** The look would distribute a new size by weights, and keep rounding errors. */
  @Override
  public void doLayout() {
    boolean vertical = getOrientation() == VERTICAL_SPLIT;
    int size = getDividerSize();
    int total = Math.max(0, (vertical ? getHeight() : getWidth()) - size);
    if (total > 0 && total != placedIn) {
      placing = true;
      setDividerLocation(rule.place(total));
      placing = false;
      placedIn = total;
    }
    int at = Math.max(0, Math.min(total, getDividerLocation()));
    place(getLeftComponent(), vertical, 0, at);
    place(((BasicSplitPaneUI) getUI()).getDivider(), vertical, at, size);
    place(getRightComponent(), vertical, at + size, total - at);
  }

  private void place(Component part, boolean vertical, int from, int length) {
    if (vertical) {
      part.setBounds(0, from, getWidth(), length);
    } else {
      part.setBounds(from, 0, length, getHeight());
    }
  }
}

package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.FocusTraversalPolicy;
import java.awt.KeyboardFocusManager;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * The areas of the window that the keyboard goes round: the board, the tools, the panel at the
 * side.
 */
record FocusAreas(List<JComponent> all) {

  /** Goes to the next area, to whatever in it takes the keyboard first. */
  void next() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    int at = 0;
    for (int i = 0; i < all.size(); i++) {
      if (owner != null && SwingUtilities.isDescendingFrom(owner, all.get(i))) {
        at = i + 1;
      }
    }
    for (int i = 0; i < all.size(); i++) {
      if (enter(all.get((at + i) % all.size()))) {
        return;
      }
    }
  }

  private static boolean enter(JComponent area) {
    if (area.isFocusable() && area.getComponentCount() == 0) {
      return area.requestFocusInWindow();
    }
    Container root = area.getFocusCycleRootAncestor();
    FocusTraversalPolicy policy = root.getFocusTraversalPolicy();
    Component first = policy.getComponentAfter(root, area);
    return first != null
        && SwingUtilities.isDescendingFrom(first, area)
        && first.requestFocusInWindow();
  }
}

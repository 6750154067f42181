package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.FocusTraversalPolicy;
import java.awt.KeyboardFocusManager;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** The focus cycle of the areas of the window: board, tools, side panel. */
record FocusAreas(List<JComponent> all) {

  /** Moves the focus to the first focusable component of the next area. */
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

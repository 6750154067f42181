package org.gobang.ui.swing.window;

import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.event.WindowListener;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JSeparator;
import javax.swing.KeyStroke;

/** Behaviour of all dialogs. */
final class Dialogs {

  private Dialogs() {}

  /**
   * A line between parts of a dialog.
   *
   * @param direction horizontal or vertical, as separators have it
   */
  static JSeparator line(int direction) {
    JSeparator line = new JSeparator(direction);
    line.putClientProperty("FlatLaf.style", "height: 1; stripeWidth: 1; stripeIndent: 0");
    return line;
  }

  /** Runs a task when a dialog has been closed. */
  static WindowListener onClosed(Runnable task) {
    return new WindowAdapter() {
      @Override
      public void windowClosed(WindowEvent event) {
        task.run();
      }
    };
  }

  /** Has Escape close a dialog. */
  static void leaveByEscape(JDialog dialog) {
    dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }
}

package org.gobang.ui.swing.dock;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.BorderFactory;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JPanel;

/** A panel in a window of its own, beside the main one. */
final class PanelWindow {

  private final JDialog dialog;

  /**
   * Shows a panel.
   *
   * @param closed runs when the person closes the window
   */
  PanelWindow(JFrame owner, PanelFrame frame, Runnable closed) {
    dialog = new JDialog(owner, frame.title());
    dialog.setName("window-" + frame.panel().id());
    JPanel content = new JPanel(new java.awt.BorderLayout());
    content.setBorder(BorderFactory.createEmptyBorder(8, 8, 8, 8));
    content.add(frame.component());
    dialog.setContentPane(content);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            closed.run();
          }
        });
    dialog.pack();
    dialog.setAutoRequestFocus(false);
    if (owner.isShowing()) {
      open(owner);
    } else {
      openWith(owner);
    }
  }

  /** A dialog cannot be shown before its owner, which at the start of the program is to come. */
  private void openWith(JFrame owner) {
    owner.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowOpened(WindowEvent event) {
            owner.removeWindowListener(this);
            // A closed panel is no longer displayable.
            if (dialog.isDisplayable()) {
              open(owner);
            }
          }
        });
  }

  private void open(JFrame owner) {
    dialog.setLocation(beside(owner, dialog));
    dialog.setVisible(true);
  }

  /** Right of the main window as far as the screen allows. */
  private static Point beside(JFrame owner, JDialog dialog) {
    Rectangle screen = owner.getGraphicsConfiguration().getBounds();
    int right = screen.x + screen.width - dialog.getWidth();
    int x = Math.min(owner.getX() + owner.getWidth(), right);
    int y = owner.getY() + (owner.getHeight() - dialog.getHeight()) / 2;
    return new Point(Math.max(screen.x, x), Math.max(screen.y, y));
  }

  void title(String text) {
    dialog.setTitle(text);
  }

  void toFront() {
    dialog.toFront();
  }

  void close() {
    dialog.setVisible(false);
    dialog.dispose();
  }
}

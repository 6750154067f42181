package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JSeparator;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** Behaviour of all dialogs. */
final class Dialogs {
  private Dialogs() {}

  /**
   * Returns a line between parts of a dialog.
   *
   * @param direction horizontal or vertical, as separators have it
   */
  static JSeparator line(int direction) {
    JSeparator line = new JSeparator(direction);
    line.putClientProperty("FlatLaf.style", "height: 1; stripeWidth: 1; stripeIndent: 0");
    return line;
  }

  /**
   * Returns a dialog that Escape closes, without contents yet; the window waits until it is closed.
   */
  static JDialog modal(Window owner, String title) {
    JDialog dialog = new JDialog(owner, title, JDialog.ModalityType.DOCUMENT_MODAL);
    leaveByEscape(dialog);
    return dialog;
  }

  /** Shows a dialog that is as large as its contents until it is closed. */
  static void show(JDialog dialog) {
    dialog.pack();
    dialog.setLocationRelativeTo(dialog.getOwner());
    WindowBounds.fit(dialog);
    dialog.setVisible(true);
  }

  /** Returns a hidden dialog beside the window, which Escape closes, without contents yet. */
  static JDialog beside(JFrame owner, String title, int width, int height) {
    JDialog dialog = new JDialog(owner, title);
    leaveByEscape(dialog);
    dialog.setSize(UIScale.scale(new Dimension(width, height)));
    dialog.setLocationRelativeTo(owner);
    WindowBounds.fit(dialog);
    return dialog;
  }

  private static void leaveByEscape(JDialog dialog) {
    dialog.setDefaultCloseOperation(JDialog.DISPOSE_ON_CLOSE);
    RunnableAction.onKey(
        dialog.getRootPane(), JComponent.WHEN_IN_FOCUSED_WINDOW, "ESCAPE", dialog::dispose);
  }

  /** Runs a task when a dialog has been closed. */
  static void onClosed(JDialog dialog, Runnable task) {
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            task.run();
          }
        });
  }

  /**
   * Asks a question.
   *
   * @param type the icon, as {@link JOptionPane} has it
   * @param usual the answer that Enter gives
   * @return the index of the answer; negative for none
   */
  static int ask(
      Component owner, String title, Object question, int type, int usual, String... answers) {
    return JOptionPane.showOptionDialog(
        owner, question, title, JOptionPane.DEFAULT_OPTION, type, null, answers, answers[usual]);
  }

  /** Asks whether to do something that cannot be undone; Enter cancels it. */
  static boolean confirms(
      Component owner, String title, Object question, int type, String yes, Texts texts) {
    return ask(owner, title, question, type, 1, yes, texts.of("cancel")) == 0;
  }
}

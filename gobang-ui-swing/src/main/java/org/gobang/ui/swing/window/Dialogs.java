package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import javax.swing.JSeparator;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** Common operations of all dialogs. */
final class Dialogs {

  private static final int MOST_ROWS = 16;
  private static final int WIDTH = 520;

  private Dialogs() {}

  /**
   * Returns a separator between parts of a dialog.
   *
   * @param direction the orientation, a constant of separators
   */
  static JSeparator line(int direction) {
    JSeparator line = new JSeparator(direction);
    line.putClientProperty("FlatLaf.style", "height: 1; stripeWidth: 1; stripeIndent: 0");
    return line;
  }

  /** Creates an empty modal dialog, closed by Escape. */
  static JDialog modal(Window owner, String title) {
    JDialog dialog = new JDialog(owner, title, JDialog.ModalityType.DOCUMENT_MODAL);
    leaveByEscape(dialog);
    return dialog;
  }

  /** Packs a dialog and shows it until it is closed. */
  static void show(JDialog dialog) {
    dialog.pack();
    dialog.setLocationRelativeTo(dialog.getOwner());
    WindowBounds.fit(dialog);
    dialog.setVisible(true);
  }

  /** Creates an empty, hidden, modeless dialog, closed by Escape. */
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

  /** Runs a task after a dialog is closed. */
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
   * Shows a question and returns the answer.
   *
   * @param type the message type of {@link JOptionPane}
   * @param usual the default answer
   * @return the index of the answer; negative for none
   */
  static int ask(
      Component owner, String title, Object question, int type, int usual, String... answers) {
    return JOptionPane.showOptionDialog(
        owner, question, title, JOptionPane.DEFAULT_OPTION, type, null, answers, answers[usual]);
  }

  /**
   * Shows a list and returns the chosen row. A double click selects the first answer.
   *
   * @param answers the answer that accepts the selected row and the answer that declines
   * @return the index of the row; negative for none
   */
  static int choose(
      Component owner, String title, String question, List<String> rows, String... answers) {
    JList<String> list = new JList<>(rows.toArray(String[]::new));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setSelectedIndex(0);
    list.setVisibleRowCount(Math.min(rows.size(), MOST_ROWS));
    list.getAccessibleContext().setAccessibleName(question);
    JScrollPane pane = new JScrollPane(list);
    Dimension size = pane.getPreferredSize();
    int width = Math.max(WIDTH, Math.min(size.width, 2 * WIDTH));
    pane.setPreferredSize(new Dimension(width, size.height));
    Listeners.onDoubleClick(
        list,
        () -> {
          if (SwingUtilities.getAncestorOfClass(JOptionPane.class, list)
              instanceof JOptionPane on) {
            on.setValue(answers[0]);
          }
        });
    Object[] shown = {question, pane};
    int answer = ask(owner, title, shown, JOptionPane.QUESTION_MESSAGE, 0, answers);
    return answer == 0 ? list.getSelectedIndex() : -1;
  }

  /** Asks for confirmation of an irreversible operation. Default: cancel. */
  static boolean confirms(
      Component owner, String title, Object question, int type, String yes, Texts texts) {
    return ask(owner, title, question, type, 1, yes, texts.of("cancel")) == 0;
  }
}

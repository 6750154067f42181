package org.gobang.ui.swing.window;

import java.awt.KeyboardFocusManager;
import java.awt.Toolkit;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ScrollPaneConstants;
import javax.swing.Timer;
import javax.swing.undo.UndoManager;
import org.gobang.presentation.review.CommentEditor;
import org.gobang.ui.swing.board.RunnableAction;

/** What is written about the move, for reading and writing. */
final class CommentPane {

  private static final int PAUSE_MS = 700;

  private final CommentEditor comments;
  private final JTextArea area = new JTextArea(2, 20);
  private final JScrollPane pane = new JScrollPane(area);
  private final UndoManager undo = new UndoManager();
  private Runnable saving = () -> {};
  private boolean showing;

  /**
   * A pane for the words of a game.
   *
   * @param left told when the person has gone elsewhere
   */
  CommentPane(CommentEditor comments, Runnable left) {
    this.comments = comments;
    Timer pause = new Timer(PAUSE_MS, event -> saving.run());
    pause.setRepeats(false);
    comments.saveAfter(
        what -> {
          saving = what;
          pause.restart();
        });
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    pane.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
    // With Tab one goes on, as everywhere in the window.
    area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
    area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
    area.getDocument().addUndoableEditListener(undo);
    // While the comment is edited, undo applies to its text and not to moves.
    key(KeyEvent.VK_Z, 0, undo::canUndo, undo::undo);
    key(KeyEvent.VK_Z, InputEvent.SHIFT_DOWN_MASK, undo::canRedo, undo::redo);
    key(KeyEvent.VK_Y, 0, undo::canRedo, undo::redo);
    TextListener.listen(area, this::edited);
    area.addFocusListener(
        new FocusListener() {
          @Override
          public void focusGained(FocusEvent event) {
            comments.writing(true);
          }

          @Override
          public void focusLost(FocusEvent event) {
            comments.writing(false);
            left.run();
          }
        });
  }

  private void key(int key, int shift, BooleanSupplier possible, Runnable command) {
    int menu = Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx();
    String name = "comment " + key + " " + shift;
    area.getInputMap().put(KeyStroke.getKeyStroke(key, menu | shift), name);
    area.getActionMap()
        .put(
            name,
            new RunnableAction(
                "",
                () -> {
                  if (possible.getAsBoolean()) {
                    command.run();
                  }
                }));
  }

  private void edited(String text) {
    if (!showing) {
      comments.edit(text);
    }
  }

  JComponent component() {
    return pane;
  }

  /** Shows what is written about the move that is looked at. */
  void show(String about) {
    area.setEditable(comments.possible());
    area.getAccessibleContext().setAccessibleName(about);
    if (!area.getText().equals(comments.text())) {
      showing = true;
      area.setText(comments.text());
      area.setCaretPosition(0);
      undo.discardAllEdits();
      showing = false;
    }
  }
}

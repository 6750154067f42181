package org.gobang.ui.swing.window;

import java.awt.KeyboardFocusManager;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;
import javax.swing.Timer;
import javax.swing.undo.UndoManager;
import org.gobang.presentation.review.CommentEditor;
import org.gobang.ui.swing.board.RunnableAction;

/** The pane for reading and editing the comment on a move. */
final class CommentPane {

  private static final int PAUSE_MS = 700;

  private final CommentEditor comments;
  private final JTextArea area = new JTextArea(2, 20);
  private final JScrollPane pane = new JScrollPane(area);
  private final UndoManager undo = new UndoManager();
  private Runnable saving = () -> {};
  private boolean showing;

  /**
   * Creates a pane for the comments of a game.
   *
   * @param left called when the pane loses the focus
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
    // Tab moves the focus, as everywhere in the window.
    area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
    area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
    area.getDocument().addUndoableEditListener(undo);
    // While the comment is being edited, undo applies to the text and not to moves.
    onKey(KeyEvent.VK_Z, 0, this::undo);
    onKey(KeyEvent.VK_Z, InputEvent.SHIFT_DOWN_MASK, this::redo);
    onKey(KeyEvent.VK_Y, 0, this::redo);
    Listeners.onText(area, this::edited);
    Listeners.onFocus(
        area,
        gained -> {
          comments.writing(gained);
          if (!gained) {
            left.run();
          }
        });
  }

  private void onKey(int key, int shift, Runnable command) {
    RunnableAction.onKey(area, KeyNames.control(key, shift), command);
  }

  private void undo() {
    if (undo.canUndo()) {
      undo.undo();
    }
  }

  private void redo() {
    if (undo.canRedo()) {
      undo.redo();
    }
  }

  private void edited(String text) {
    if (!showing) {
      comments.edit(text);
    }
  }

  JComponent component() {
    return pane;
  }

  /** Shows the comment of the current move. */
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

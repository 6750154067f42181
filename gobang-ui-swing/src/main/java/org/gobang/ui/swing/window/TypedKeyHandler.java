package org.gobang.ui.swing.window;

import java.awt.event.ActionEvent;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.AbstractAction;
import javax.swing.InputMap;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.gobang.api.Point;
import org.gobang.ui.swing.present.TypedPoint;

/**
 * The handler of characters typed outside text fields: point names go to the board, and the
 * question mark shows the keys.
 */
record TypedKeyHandler(JComponent board, TypedPoint point, Runnable help) {

  private static final String ACTION = "typed";
  private static final String QUESTION_MARKS = "?？";
  private static final int HELD =
      ActionEvent.CTRL_MASK | ActionEvent.ALT_MASK | ActionEvent.META_MASK;

  /**
   * Creates a handler.
   *
   * @param root the root of the window
   * @param board the receiver of point names
   * @param help shows the keys
   */
  static void listen(JComponent root, JComponent board, TypedPoint point, Runnable help) {
    TypedKeyHandler keys = new TypedKeyHandler(board, point, help);
    InputMap inputs = root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW);
    for (char column = 0; column < Point.MOST_LINES; column++) {
      inputs.put(KeyStroke.getKeyStroke((char) ('a' + column)), ACTION);
      inputs.put(KeyStroke.getKeyStroke((char) ('A' + column)), ACTION);
    }
    for (char digit = '0'; digit <= '9'; digit++) {
      inputs.put(KeyStroke.getKeyStroke(digit), ACTION);
    }
    QUESTION_MARKS.chars().forEach(mark -> inputs.put(KeyStroke.getKeyStroke((char) mark), ACTION));
    root.getActionMap().put(ACTION, keys.new Typed());
    board.addKeyListener(keys.new Pressed());
    board.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            point.clear();
          }
        });
    board.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            point.clear();
          }
        });
  }

  private final class Typed extends AbstractAction {
    @Override
    public void actionPerformed(ActionEvent event) {
      String typed = event.getActionCommand();
      if ((event.getModifiers() & HELD) != 0) {
        return;
      }
      if (QUESTION_MARKS.contains(typed)) {
        help.run();
      } else if (point.type(typed.charAt(0))) {
        board.requestFocusInWindow();
      }
    }
  }

  /** A listener that passes keys to the typed name before the board. */
  private final class Pressed extends KeyAdapter {

    @Override
    public void keyPressed(KeyEvent event) {
      boolean taken = false;
      switch (event.getKeyCode()) {
        case KeyEvent.VK_ENTER -> taken = point.play();
        case KeyEvent.VK_BACK_SPACE -> taken = point.removeLast();
        case KeyEvent.VK_ESCAPE,
            KeyEvent.VK_SPACE,
            KeyEvent.VK_LEFT,
            KeyEvent.VK_RIGHT,
            KeyEvent.VK_UP,
            KeyEvent.VK_DOWN ->
            point.clear();
        default -> {
          // Typed characters or menu keys.
        }
      }
      if (taken) {
        event.consume();
      }
    }
  }
}

package org.gobang.ui.swing.window;

import javax.swing.JButton;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** Creates buttons that run a task. The name of a button is the text key. */
final class Buttons {

  private Buttons() {}

  /** Returns a button with a text. */
  static JButton of(Texts texts, String key, Runnable task) {
    JButton button = new JButton(new RunnableAction(texts.of(key), task));
    button.setName(key);
    return button;
  }

  /** Returns a button whose click does not move the focus from the board. */
  static JButton besideBoard(Texts texts, String key, Runnable task) {
    JButton button = of(texts, key, task);
    button.setRequestFocusEnabled(false);
    return button;
  }
}

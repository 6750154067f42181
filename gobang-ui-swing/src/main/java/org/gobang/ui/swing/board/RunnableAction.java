package org.gobang.ui.swing.board;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** An action that runs a task. */
public final class RunnableAction extends AbstractAction {
  private final Runnable task;

  /** Creates an action with a name, which may be empty. */
  public RunnableAction(String name, Runnable task) {
    super(name);
    this.task = task;
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    task.run();
  }

  /** Binds a key to a task while a component has the focus. */
  public static void onKey(JComponent on, String key, Runnable task) {
    onKey(on, JComponent.WHEN_FOCUSED, key, task);
  }

  /**
   * Binds a key to a task.
   *
   * @param scope the focus condition of {@link JComponent#getInputMap(int)}
   */
  public static void onKey(JComponent on, int scope, String key, Runnable task) {
    on.getInputMap(scope).put(KeyStroke.getKeyStroke(key), key);
    on.getActionMap().put(key, new RunnableAction("", task));
  }
}

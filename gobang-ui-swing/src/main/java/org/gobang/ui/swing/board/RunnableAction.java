package org.gobang.ui.swing.board;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;

/** An action that runs a task. */
public final class RunnableAction extends AbstractAction {
  private static final long serialVersionUID = 1L;

  private final transient Runnable task;

  /** An action with a name, which may be empty. */
  public RunnableAction(String name, Runnable task) {
    super(name);
    this.task = task;
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    task.run();
  }
}

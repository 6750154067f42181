package org.gobang.ui.swing.board;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;

/** A command, run by a key, a button or a menu item. */
public final class Command extends AbstractAction {
  private static final long serialVersionUID = 1L;

  private final transient Runnable task;

  /** A command with its name, which may be empty. */
  public Command(String name, Runnable task) {
    super(name);
    this.task = task;
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    task.run();
  }
}

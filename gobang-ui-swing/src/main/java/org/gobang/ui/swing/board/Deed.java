package org.gobang.ui.swing.board;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;

/** Something that a key, a button or an entry of a menu does. */
public final class Deed extends AbstractAction {
  private static final long serialVersionUID = 1L;

  private final transient Runnable does;

  /** A deed that is called something; keys need no name. */
  public Deed(String name, Runnable does) {
    super(name);
    this.does = does;
  }

  @Override
  public void actionPerformed(ActionEvent event) {
    does.run();
  }
}

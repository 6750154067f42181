package org.gobang.ui.console.table;

import org.gobang.presentation.session.InterfaceTag;

/**
 * The tags of terminal games, so that a terminal does not offer games that programs left in a pipe.
 */
public final class ConsoleTag {

  /** Games in a terminal, or in a pipe to which a user listens. */
  public static final InterfaceTag TAG = new InterfaceTag("console");

  /** Games of a program in a pipe. */
  public static final InterfaceTag PIPE = new InterfaceTag("pipe");

  private ConsoleTag() {}
}

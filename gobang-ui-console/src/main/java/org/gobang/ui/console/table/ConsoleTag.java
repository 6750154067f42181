package org.gobang.ui.console.table;

import org.gobang.presentation.session.InterfaceTag;

/**
 * The tags of terminal and pipe games. A terminal does not offer unfinished games of programs in a
 * pipe.
 */
public final class ConsoleTag {

  /** The tag of games in a terminal, or in a pipe used by a human. */
  public static final InterfaceTag TAG = new InterfaceTag("console");

  /** The tag of games of a program in a pipe. */
  public static final InterfaceTag PIPE = new InterfaceTag("pipe");

  private ConsoleTag() {}
}

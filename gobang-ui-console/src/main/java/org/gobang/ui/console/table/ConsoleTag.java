package org.gobang.ui.console.table;

import org.gobang.presentation.session.InterfaceTag;

/** Marks the games of the terminal, which is not to offer those that programs left in a pipe. */
public final class ConsoleTag {

  /** Of games that are played in a terminal, or in a pipe that a user listens to. */
  public static final InterfaceTag TAG = new InterfaceTag("console");

  /** Of games that a program plays in a pipe. */
  public static final InterfaceTag PIPE = new InterfaceTag("pipe");

  private ConsoleTag() {}
}

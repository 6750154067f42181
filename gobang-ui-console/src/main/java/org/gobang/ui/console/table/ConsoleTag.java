package org.gobang.ui.console.table;

import org.gobang.presentation.session.FrontEndTag;

/** Marks the games of the terminal and the pipe. */
public final class ConsoleTag {

  /** The tag. */
  public static final FrontEndTag TAG = new FrontEndTag("console");

  private ConsoleTag() {}
}

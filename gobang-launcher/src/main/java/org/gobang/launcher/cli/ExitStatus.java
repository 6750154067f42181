package org.gobang.launcher.cli;

/** The exit statuses of commands that do not succeed. */
public final class ExitStatus {

  /** Something failed while running. */
  public static final int FAILED = 1;

  /** The command line is wrong. */
  public static final int WRONG = 2;

  private ExitStatus() {}
}

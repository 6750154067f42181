package org.gobang.launcher.cli;

/** The exit statuses of failed commands. */
public final class ExitStatus {

  /** A failure at run time. */
  public static final int FAILED = 1;

  /** An invalid command line. */
  public static final int WRONG = 2;

  private ExitStatus() {}
}

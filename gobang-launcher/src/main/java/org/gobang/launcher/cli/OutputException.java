package org.gobang.launcher.cli;

import java.io.IOException;

/** An answer could not be written: the reader went away, or the disk is full. */
public final class OutputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputException(IOException cause) {
    super("cannot write to standard output: " + cause.getMessage(), cause);
  }
}

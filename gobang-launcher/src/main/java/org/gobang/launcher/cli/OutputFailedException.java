package org.gobang.launcher.cli;

import java.io.IOException;
import org.gobang.record.file.FileErrors;

/** An exception for output that could not be written, for example because the disk is full. */
public final class OutputFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputFailedException(IOException cause) {
    super(
        LauncherTexts.of("output.failed", FileErrors.reason(cause).in(LauncherTexts.language())),
        cause);
  }
}

package org.gobang.launcher.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.format.RecordMessages;

/** The output files of commands. */
public final class OutputFiles {

  private OutputFiles() {}

  /**
   * Checks that a file can be written. Called before the work starts.
   *
   * @throws RefusedException if it cannot
   */
  public static void check(Path file) {
    try {
      AtomicFile.check(file);
    } catch (IOException e) {
      throw unwritten(file, e);
    }
  }

  /** Returns the exception for a file that could not be written. */
  public static RefusedException unwritten(Path file, IOException e) {
    String why = FileErrors.reason(e).in(LauncherTexts.language());
    return new RefusedException(
        RecordMessages.of("file.unwritten", file, why).in(LauncherTexts.language()), e);
  }
}

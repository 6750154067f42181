package org.gobang.study.explorer;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;

/** Refusals for files that cannot be read or written. */
final class FileRefusal {

  private FileRefusal() {}

  static RefusedException unread(Path file, IOException why) {
    return FileErrors.unreadable(named(file, why), why);
  }

  static RefusedException unwritten(Path file, IOException why) {
    return FileErrors.unwritable(named(file, why), why);
  }

  /**
   * Returns the file of a failure instead of a temporary file, whose name is meaningless to users.
   */
  private static Path named(Path file, IOException why) {
    if (why instanceof FileSystemException fault && fault.getFile() != null) {
      Path named = Path.of(fault.getFile());
      return AtomicFile.isTemporary(named) ? file : named;
    }
    return file;
  }
}

package org.gobang.study.explorer;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.format.RecordMessages;

/** Refusals for unsupported operations of a file system. */
final class FileRefusal {

  private FileRefusal() {}

  static RefusedException unread(Path file, IOException why, Locale language) {
    return of("file.unread", file, why, language);
  }

  static RefusedException unwritten(Path file, IOException why, Locale language) {
    return of("file.unwritten", file, why, language);
  }

  private static RefusedException of(String key, Path file, IOException why, Locale language) {
    String reason = FileErrors.reason(why).in(language);
    return new RefusedException(RecordMessages.of(key, named(file, why), reason).in(language), why);
  }

  /** Returns the file of a failure instead of a temporary file, which means nothing to users. */
  private static Path named(Path file, IOException why) {
    if (why instanceof FileSystemException fault && fault.getFile() != null) {
      Path named = Path.of(fault.getFile());
      return AtomicFile.isTemporary(named) ? file : named;
    }
    return file;
  }
}

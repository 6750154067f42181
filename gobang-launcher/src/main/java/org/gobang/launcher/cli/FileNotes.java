package org.gobang.launcher.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes the notes on a file without repetitions. For a database with thousands, only the first
 * ones are written.
 */
public final class FileNotes {

  private static final int MOST = 10;

  private final ErrorOutput err;
  private final Object file;
  private final Set<String> written = new HashSet<>();

  public FileNotes(ErrorOutput err, Object file) {
    this.err = err;
    this.file = file;
  }

  /** Writes the new notes, up to a limit. */
  public void add(List<String> notes) {
    for (String note : notes) {
      if (written.add(note) && (written.size() <= MOST || err.isVerbose())) {
        err.note(file, note);
      }
    }
  }

  /** Writes the number of omitted notes. */
  public void end() {
    if (written.size() > MOST && !err.isVerbose()) {
      err.note(file, LauncherTexts.of("notes.more", written.size() - MOST));
    }
  }
}

package org.gobang.launcher.position;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.gobang.arena.RunSpeed;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.TimeLeft;

/** The progress through the positions of a stream. The length is known for files only. */
final class PositionProgress {

  private final RunSpeed pace = new RunSpeed(0, System::nanoTime);
  private final long length;
  private volatile int positions;
  private volatile long characters;

  PositionProgress(InputStream in) {
    length = length(in);
  }

  /** Returns the number of remaining bytes in a file; 0 if it is unknown. */
  private static long length(InputStream in) {
    if (in instanceof FileInputStream file) {
      try {
        return Math.max(0, file.getChannel().size() - file.getChannel().position());
      } catch (IOException notAFile) {
        return 0;
      }
    }
    return 0;
  }

  /**
   * Updates the progress.
   *
   * @param answered the positions
   * @param read the characters of their lines
   */
  void reached(int answered, long read) {
    characters = read;
    positions = answered;
  }

  ProgressDisplay.Progress now() {
    if (length == 0) {
      return new ProgressDisplay.Progress(
          positions, 0, LauncherTexts.of("positions.progress", positions));
    }
    long done = Math.min(characters, length);
    String left = TimeLeft.of(pace, done, length);
    return new ProgressDisplay.Progress(
        done, length, LauncherTexts.of("positions.progress.left", positions, left));
  }
}

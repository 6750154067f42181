package org.gobang.api.request;

import java.nio.file.Path;
import java.util.Objects;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.Workbench;

/**
 * The file on the command line that contains the game of {@link Workbench#request}.
 *
 * @param file the path of the file
 * @param several whether the user still has to select one of several games; the requested game is
 *     the first
 * @param whole whether the file contains only the requested game, so that saving may replace it
 */
@Experimental
public record RequestedFile(Path file, boolean several, boolean whole) {

  /** Creates a requested file. */
  public RequestedFile {
    Objects.requireNonNull(file, "file");
    if (several && whole) {
      throw new IllegalArgumentException("a file of several games is not one game");
    }
  }
}

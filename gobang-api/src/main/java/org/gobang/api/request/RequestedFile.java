package org.gobang.api.request;

import java.nio.file.Path;
import java.util.Objects;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.Workbench;

/**
 * The file on the command line that contains the game of {@link Workbench#request}.
 *
 * @param file where it is
 * @param several whether the user has yet to choose one of its games; the requested one is the
 *     first
 * @param whole whether it is nothing but the requested game, so that a save may replace it
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

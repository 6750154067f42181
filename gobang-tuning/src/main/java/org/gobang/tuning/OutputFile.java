package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is written at the end of long work. */
final class OutputFile {

  private final Path path;

  /**
   * A file in a folder that exists: looked at before the work, so that none is lost.
   *
   * @throws IOException if the folder does not exist
   */
  OutputFile(Path path) throws IOException {
    this.path = path;
    Path folder = path.toAbsolutePath().resolveSibling("");
    if (!Files.isDirectory(folder)) {
      throw new IOException("no folder " + folder + ": run this where the project is");
    }
  }

  /** Beside, then moved: nothing is lost where that fails. */
  void write(String text) throws IOException {
    Path beside = path.resolveSibling(path.getFileName() + ".new");
    Files.writeString(beside, text);
    Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Where it is. */
  @Override
  public String toString() {
    return path.toString();
  }
}

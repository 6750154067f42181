package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.record.file.AtomicFile;

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

  void write(String text) throws IOException {
    AtomicFile.write(path, text);
  }

  /** Where it is. */
  @Override
  public String toString() {
    return path.toString();
  }
}

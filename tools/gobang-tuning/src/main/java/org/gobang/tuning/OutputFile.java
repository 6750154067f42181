package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.record.file.AtomicFile;

/** A file written at the end of a long task. */
final class OutputFile {

  private final Path path;

  /**
   * Creates an output file in an existing folder. This is checked before the work, so that its
   * result is not lost.
   *
   * @throws IOException if the folder does not exist, or the file cannot be written
   */
  OutputFile(Path path) throws IOException {
    this.path = path;
    Path folder = path.toAbsolutePath().resolveSibling("");
    if (!Files.isDirectory(folder)) {
      throw new IOException("no folder " + folder + ": run this in the project's folder");
    }
    AtomicFile.check(path);
  }

  /** Replaces the content atomically. After a failure the old content remains. */
  void write(String text) throws IOException {
    AtomicFile.write(path, text);
  }

  /** Returns the path. */
  @Override
  public String toString() {
    return path.toString();
  }
}

package org.gobang.launcher.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all: beside its place, and then moved into it. */
final class WholeFile {

  private WholeFile() {}

  static void write(Path file, String text) throws IOException {
    Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
    Path beside = Files.createTempFile(folder, "gobang", ".new");
    try {
      Files.writeString(beside, text);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
  }
}

package org.gobang.ui.swing.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** Writes files atomically: first to a temporary file beside the target, which is then moved. */
final class AtomicPictureFile {

  private AtomicPictureFile() {}

  static void write(Path file, byte[] content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path beside = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
    try {
      Files.write(beside, content);
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside);
    }
  }
}

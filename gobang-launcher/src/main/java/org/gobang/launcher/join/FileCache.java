package org.gobang.launcher.join;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.gobang.api.RefusedException;
import org.gobang.cluster.job.RunJoiner;
import org.gobang.cluster.job.SharedFile;
import org.gobang.plugins.Sha256;
import org.gobang.record.file.FileErrors;

/**
 * A cache of files from coordinators by digest. Each is fetched once.
 *
 * @param folder the folder, which need not exist
 */
record FileCache(Path folder) {

  /** Copies a file to a target. Fetches it if necessary. */
  void provide(SharedFile file, RunJoiner.FileSource source, Path target)
      throws InterruptedException {
    Path kept = folder.resolve(file.sha256());
    try {
      if (!isThere(file, kept)) {
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, file.sha256(), ".part");
        try {
          source.fetch(file, part);
          Files.move(part, kept, StandardCopyOption.REPLACE_EXISTING);
        } finally {
          Files.deleteIfExists(part);
        }
      }
      Files.createDirectories(target.getParent());
      Files.copy(kept, target);
    } catch (IOException e) {
      throw new RefusedException(
          folder + ": " + file.name() + " cannot be kept: " + FileErrors.reason(e), e);
    }
  }

  /** Returns whether a valid file is in the cache. A damaged file is fetched again. */
  private static boolean isThere(SharedFile file, Path kept) throws IOException {
    return Files.isRegularFile(kept) && Sha256.of(kept).equals(file.sha256());
  }
}

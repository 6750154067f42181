package org.gobang.workbench.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.record.file.AtomicFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Leftovers of a killed process among the games: temporary files, empty files that reserve the name
 * of a game, and locks of deleted games. Those of a running process are younger.
 */
final class StaleFiles {

  private static final Logger LOG = LoggerFactory.getLogger(StaleFiles.class);

  private static final Duration OLD = Duration.ofHours(1);

  private StaleFiles() {}

  /** Removes old leftovers. */
  static void remove(List<Path> folders) {
    FileTime before = FileTime.from(Instant.now().minus(OLD));
    for (Path folder : folders) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(StaleFiles::isLeftover).toList()) {
          if (Files.getLastModifiedTime(file).compareTo(before) < 0) {
            Files.deleteIfExists(file);
          }
        }
      } catch (IOException | UncheckedIOException e) {
        LOG.info("Could not remove leftover files in {}: {}", folder, e.toString());
      }
    }
  }

  private static boolean isLeftover(Path file) {
    String name = file.getFileName().toString();
    return AtomicFile.isTemporary(file)
        || GameLock.isOfNoGame(file)
        || (name.endsWith(".sgf") && Files.isRegularFile(file) && file.toFile().length() == 0);
  }
}

package org.gobang.launcher.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The folder of a run that is not kept, for what its players write. Made by whatever writes to it
 * first, and deleted with the run.
 *
 * @param path the folder, which need not exist
 */
record TemporaryRunFolder(Path path) implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TemporaryRunFolder.class);

  /** A folder with a new name among the temporary files of the system. */
  TemporaryRunFolder() {
    this(Path.of(System.getProperty("java.io.tmpdir"), "gobang-arena-" + UUID.randomUUID()));
  }

  @Override
  public void close() {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      LOG.info("Could not delete {}: {}", path, e.toString());
    }
  }
}

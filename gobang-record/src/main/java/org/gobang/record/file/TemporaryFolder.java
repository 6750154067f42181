package org.gobang.record.file;

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
 * A temporary folder, deleted with its content on close. The first write creates it.
 *
 * @param path the folder, which may not exist
 */
public record TemporaryFolder(Path path) implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TemporaryFolder.class);

  /**
   * Returns a temporary folder of the system with a new name.
   *
   * @param prefix the prefix of the name
   * @return the folder, which does not exist yet
   */
  public static TemporaryFolder ofSystem(String prefix) {
    return new TemporaryFolder(
        Path.of(System.getProperty("java.io.tmpdir"), prefix + UUID.randomUUID()));
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

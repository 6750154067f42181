package org.gobang.workbench.index;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.workbench.platform.HostTexts;

/**
 * A file with the trusted indexes and their keys, like the known hosts of SSH: one line per index,
 * with its address and key.
 *
 * @param file the file; a missing file counts as empty
 */
public record KnownIndexes(Path file) {

  /**
   * Returns the addresses.
   *
   * @return in the order in which they were added
   */
  public List<URI> addresses() {
    return List.copyOf(read().keySet());
  }

  /** Returns the key of an index; empty if it is unknown. */
  Optional<IndexKey> key(URI index) {
    return Optional.ofNullable(read().get(index));
  }

  /** Adds an index. */
  void add(URI index, IndexKey key) {
    Map<URI, IndexKey> all = read();
    all.put(index, key);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.write(
          file,
          all.entrySet().stream()
              .map(each -> each.getKey() + " " + each.getValue().text() + "\n")
              .collect(Collectors.joining()));
    } catch (IOException e) {
      throw refused(FileErrors.reason(e), e);
    }
  }

  private Map<URI, IndexKey> read() {
    Map<URI, IndexKey> all = new LinkedHashMap<>();
    try {
      for (String line : RegularFile.readText(file).lines().toList()) {
        int blank = line.indexOf(' ');
        if (blank < 0) {
          throw new RefusedException(HostTexts.of("index.key.invalid"));
        }
        all.put(URI.create(line.substring(0, blank)), new IndexKey(line.substring(blank + 1)));
      }
    } catch (NoSuchFileException none) {
      return all;
    } catch (IOException e) {
      throw refused(FileErrors.reason(e), e);
    } catch (RefusedException | IllegalArgumentException malformed) {
      throw refused(String.valueOf(malformed.getMessage()), malformed);
    }
    return all;
  }

  private RefusedException refused(Object reason, Exception cause) {
    return new RefusedException(HostTexts.of("shelf.file", file, reason), cause);
  }
}

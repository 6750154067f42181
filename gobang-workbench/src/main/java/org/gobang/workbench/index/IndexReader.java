package org.gobang.workbench.index;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.platform.HostTexts;

/**
 * Downloads indexes, and verifies their signatures with the keys that are known.
 *
 * @param download downloads files
 * @param known the keys
 */
public record IndexReader(Download download, KnownIndexes known) {

  private static final long INDEX_LIMIT = 4_000_000;
  private static final long SIGNATURE_LIMIT = 1_000;

  /** Decides about an index that was not used before. */
  @FunctionalInterface
  public interface Trust {

    /**
     * Asks the person.
     *
     * @param index the address
     * @param key the key that it has, and has to have from now on
     * @return whether the index is trusted
     */
    boolean trusts(URI index, IndexKey key);
  }

  /**
   * Reads an index.
   *
   * @param address where it is
   * @param trust decides at the first use; then the key is kept
   * @return the index; empty if it is not trusted
   * @throws RefusedException if it cannot be downloaded, is malformed, or is not signed with the
   *     key that is known
   */
  public Optional<PluginIndex> read(URI address, Trust trust) {
    try (TemporaryFolder folder = TemporaryFolder.ofSystem("gobang-index-")) {
      Files.createDirectories(folder.path());
      byte[] content = bytes(address, folder.path().resolve("index.json"), INDEX_LIMIT);
      PluginIndex index = PluginIndex.read(address, new String(content, StandardCharsets.UTF_8));
      byte[] signature =
          bytes(
              PluginIndex.signature(address), folder.path().resolve("signature"), SIGNATURE_LIMIT);
      Optional<IndexKey> key = known.key(address);
      if (key.isPresent() && !key.get().equals(index.key())) {
        throw new RefusedException(
            HostTexts.of(
                "index.key.changed",
                address,
                key.get().fingerprint(),
                index.key().fingerprint(),
                known.file()));
      }
      if (!index.key().hasSigned(content, new String(signature, StandardCharsets.US_ASCII))) {
        throw new RefusedException(HostTexts.of("index.signature", address));
      }
      if (key.isEmpty()) {
        if (!trust.trusts(address, index.key())) {
          return Optional.empty();
        }
        known.add(address, index.key());
      }
      return Optional.of(index);
    } catch (IOException e) {
      throw new RefusedException(HostTexts.of("download.failed", address, FileErrors.reason(e)), e);
    }
  }

  private byte[] bytes(URI address, Path file, long limit) throws IOException {
    download.to(address, file, limit);
    return RegularFile.readBytes(file);
  }
}

package org.gobang.workbench.index;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.plugins.Sha256;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.index.InstalledPlugins.Source;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.platform.HostTexts;

/**
 * The user's indexes, and the plugins installed from an index. The methods wait for the network.
 * Failures are refused with a message.
 */
public final class PluginIndexes {

  private static final long JAR_LIMIT = 200_000_000;
  private static final long INDEX_LIMIT = 4_000_000;
  private static final long SIGNATURE_LIMIT = 1_000;

  private final Download download;
  private final KnownIndexes known;
  private final InstalledPlugins installed;

  /** Decides whether to trust a new index. */
  @FunctionalInterface
  public interface Trust {

    /**
     * Asks the user whether to trust an index.
     *
     * @param index the address
     * @param key the current key of the index, required from now on
     * @return whether the index is trusted
     */
    boolean trusts(URI index, IndexKey key);
  }

  private PluginIndexes(Download download, Path data) {
    this.download = download;
    known = new KnownIndexes(data.resolve("plugin-indexes"));
    installed = new InstalledPlugins(data.resolve("installed-plugins.json"));
  }

  /**
   * Returns the user's indexes.
   *
   * @param data the folder of the keys
   * @return the indexes
   */
  public static PluginIndexes of(DataFolder data) {
    return new PluginIndexes(Download.ofSystem(), data.path());
  }

  /**
   * Returns the previously used indexes.
   *
   * @return their addresses
   */
  public List<URI> known() {
    return known.addresses();
  }

  /**
   * Reads an index.
   *
   * @param address the address
   * @param trust decides at the first use, after which the key is stored
   * @return the index; empty if it is not trusted
   * @throws RefusedException if it cannot be downloaded, is malformed, or is not signed with the
   *     known key
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
      throw failed(address, e);
    }
  }

  private byte[] bytes(URI address, Path file, long limit) throws IOException {
    download.to(address, file, limit);
    return RegularFile.readBytes(file);
  }

  /**
   * Downloads a jar that is not in an index.
   *
   * @param address the address
   * @param folder an empty folder for it, which is created
   * @return the jar
   */
  public Path download(URI address, Path folder) {
    Path jar = folder.resolve(IndexedFile.name(address));
    create(folder, address);
    download.to(address, jar, JAR_LIMIT);
    return jar;
  }

  /**
   * Downloads a plugin, and compares its files with the digests in the index.
   *
   * @param plugin the plugin
   * @param folder an empty folder for it, which is created
   * @return its jar, or a folder with its jars
   */
  public Path download(IndexedPlugin plugin, Path folder) {
    boolean single = plugin.files().size() == 1;
    Path jars = single ? folder : folder.resolve(plugin.id());
    for (IndexedFile file : plugin.files()) {
      create(jars, file.address());
      Path jar = jars.resolve(plugin.fileName(file));
      download.to(file.address(), jar, Math.min(JAR_LIMIT, file.bytes()));
      check(file, jar);
    }
    return single ? folder.resolve(plugin.fileName(plugin.files().get(0))) : jars;
  }

  private static void check(IndexedFile file, Path jar) {
    try {
      if (!Sha256.of(jar).equals(file.sha256())) {
        throw new RefusedException(HostTexts.of("index.digest", file.address()));
      }
    } catch (IOException e) {
      throw failed(file.address(), e);
    }
  }

  private static void create(Path folder, URI address) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw failed(address, e);
    }
  }

  private static RefusedException failed(URI address, IOException e) {
    return new RefusedException(HostTexts.of("download.failed", address, FileErrors.reason(e)), e);
  }

  /**
   * Records the installation of a plugin from an index, for updates.
   *
   * @param origin its jar or folder
   * @param index its index
   * @param plugin its entry
   */
  public void installed(String origin, PluginIndex index, IndexedPlugin plugin) {
    installed.add(origin, new Source(index.address(), plugin.id(), plugin.sha256()));
  }

  /**
   * Returns the plugins installed from an index. Their files may have changed since.
   *
   * @return the source of each plugin, by its origin
   */
  public Map<String, Source> sources() {
    return installed.all();
  }
}

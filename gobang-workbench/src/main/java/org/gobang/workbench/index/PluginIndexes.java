package org.gobang.workbench.index;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.plugins.Sha256;
import org.gobang.record.file.FileErrors;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.index.InstalledPlugins.Source;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.platform.HostTexts;

/**
 * The indexes that a person uses, and the plugins that were installed from them. Its methods wait
 * for the network; what fails is refused with a sentence.
 */
public final class PluginIndexes {

  private static final long JAR_LIMIT = 200_000_000;

  private final Download download;
  private final KnownIndexes known;
  private final InstalledPlugins installed;

  private PluginIndexes(Download download, Path data) {
    this.download = download;
    known = new KnownIndexes(data.resolve("plugin-indexes"));
    installed = new InstalledPlugins(data.resolve("installed-plugins.json"));
  }

  /**
   * The indexes of a person.
   *
   * @param data where their keys are kept
   * @return the indexes
   */
  public static PluginIndexes of(DataFolder data) {
    return new PluginIndexes(Download.ofSystem(), data.path());
  }

  /**
   * The indexes that were used before.
   *
   * @return their addresses
   */
  public List<URI> known() {
    return known.addresses();
  }

  /**
   * Downloads an index.
   *
   * @param address where it is
   * @param trust decides at the first use
   * @return the index, whose signature is valid; empty if it is not trusted
   */
  public Optional<PluginIndex> read(URI address, IndexReader.Trust trust) {
    return new IndexReader(download, known).read(address, trust);
  }

  /**
   * Downloads a jar that is in no index.
   *
   * @param address where it is
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
   * Notes that a plugin was installed from an index, so that it is updated from there.
   *
   * @param origin its jar or folder
   * @param index where it is from
   * @param plugin its entry
   */
  public void installed(String origin, PluginIndex index, IndexedPlugin plugin) {
    installed.add(origin, new Source(index.address(), plugin.id(), plugin.sha256()));
  }

  /**
   * The plugins that were installed from an index. Their files may have changed since.
   *
   * @return where each is from, by its origin
   */
  public Map<String, Source> sources() {
    return installed.all();
  }
}

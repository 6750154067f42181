package org.gobang.workbench.index;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.api.plugin.Installable;
import org.gobang.plugins.UserPluginFolder;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.workbench.platform.HostTexts;

/**
 * Writes the index of a folder of plugins, for publication together with the plugins.
 *
 * @param folder jars, and folders with a jar and its libraries
 */
public record IndexPublisher(Path folder) {

  /** The file name of the index. */
  public static final String FILE = "index.json";

  /**
   * Writes the index and its signature into the folder.
   *
   * @param keyFile the private key; created if missing
   * @return the index
   * @throws RefusedException if one of the plugins is invalid or has no metadata, or a file cannot
   *     be read or written
   */
  public PluginIndex publish(Path keyFile) {
    try {
      SigningKey key = SigningKey.readOrCreate(keyFile);
      Path file = folder.toAbsolutePath().normalize().resolve(FILE);
      PluginIndex index = new PluginIndex(file.toUri(), key.publicKey(), plugins());
      byte[] content = index.text().getBytes(StandardCharsets.UTF_8);
      // The written index must also be readable.
      PluginIndex.read(file.toUri(), index.text());
      AtomicFile.write(file, index.text());
      AtomicFile.write(file.resolveSibling(FILE + PluginIndex.SIGNATURE), key.sign(content) + "\n");
      return index;
    } catch (IOException e) {
      throw new RefusedException(HostTexts.of("shelf.file", folder, FileErrors.reason(e)), e);
    }
  }

  private List<IndexedPlugin> plugins() throws IOException {
    UserPluginFolder plugins = new UserPluginFolder(folder.toAbsolutePath().normalize());
    List<IndexedPlugin> all = new ArrayList<>();
    for (Path plugin : plugins.plugins()) {
      try {
        all.add(indexed(plugins.examine(plugin)));
      } catch (RefusedException e) {
        throw new RefusedException(
            HostTexts.of("shelf.file", plugin, String.valueOf(e.getMessage())), e);
      }
    }
    return all;
  }

  private static IndexedPlugin indexed(Installable plugin) throws IOException {
    Path file = plugin.file();
    boolean jar = Files.isRegularFile(file);
    if (plugin.metadata().providers().isEmpty()) {
      throw new RefusedException(HostTexts.of("index.metadata"));
    }
    String name = String.valueOf(file.getFileName());
    List<IndexedFile> files = new ArrayList<>();
    for (Map.Entry<String, String> digest : plugin.files().sha256().entrySet()) {
      Path each = jar ? file : file.resolve(digest.getKey());
      URI address = each.toUri();
      files.add(new IndexedFile(address, digest.getValue(), Files.size(each)));
    }
    String id = jar ? name.substring(0, name.length() - ".jar".length()) : name;
    return new IndexedPlugin(id, plugin.metadata(), files);
  }
}

package org.gobang.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Refusal;

/** Reads the metadata files of a plugin. */
final class MetadataFile {

  private MetadataFile() {}

  /**
   * Reads the metadata of all jars; an entry of an earlier jar precedes that of a later one.
   *
   * @return the metadata, each entry cut to one line without control characters; none if no jar has
   *     any or can be read
   * @throws PluginRefusedException if a file is malformed
   */
  static PluginMetadata read(PluginSource source) throws PluginRefusedException {
    Map<String, String> all = new HashMap<>();
    for (Path jar : source.jars()) {
      read(jar).entries().forEach((key, text) -> all.putIfAbsent(key, cut(key, text)));
    }
    return all.isEmpty() ? PluginMetadata.NONE : new PluginMetadata(all);
  }

  private static PluginMetadata read(Path jar) throws PluginRefusedException {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      JarEntry entry = file.getJarEntry(PluginMetadata.FILE);
      if (entry == null) {
        return PluginMetadata.NONE;
      }
      try (InputStream bytes = file.getInputStream(entry)) {
        return PluginMetadata.read(bytes);
      }
    } catch (RefusedException malformed) {
      throw new PluginRefusedException(
          Refusal.METADATA, "its " + malformed.getMessage(), malformed);
    } catch (IOException unreadable) {
      // The check of its module gives the reason.
      return PluginMetadata.NONE;
    }
  }

  private static String cut(String key, String text) {
    boolean description = key.contains(".description");
    return ProviderErrors.excerpt(
        text, description ? CachedLabels.LONGEST_DESCRIPTION : CachedLabels.LONGEST_NAME);
  }
}

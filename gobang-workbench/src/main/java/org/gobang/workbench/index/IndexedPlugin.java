package org.gobang.workbench.index;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gobang.api.workbench.PluginFiles;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.workbench.platform.VersionNumbers;

/**
 * A plugin in an index.
 *
 * @param id the name in the index, and of the installed jar or folder
 * @param metadata the metadata in its jar
 * @param files its jar, or its jar and those of its libraries
 */
public record IndexedPlugin(String id, PluginMetadata metadata, List<IndexedFile> files) {

  /** Creates a plugin with a copy of the list. */
  public IndexedPlugin {
    files = List.copyOf(files);
  }

  /**
   * Returns the digests of the jars by file name, in the form of {@link PluginFiles}.
   *
   * @return the digests; a single jar has its installed name
   */
  public SortedMap<String, String> sha256() {
    SortedMap<String, String> digests = new TreeMap<>();
    files.forEach(each -> digests.put(fileName(each), each.sha256()));
    return digests;
  }

  /** Returns the name of an installed jar. A single one has the name of the plugin. */
  String fileName(IndexedFile file) {
    return files.size() == 1 ? id + ".jar" : file.name();
  }

  /**
   * Returns whether this plugin is newer than an installed version.
   *
   * @param installed the installed version; may be empty
   * @return as defined by {@link VersionNumbers#isNewer}
   */
  public boolean isNewerThan(String installed) {
    return VersionNumbers.isNewer(metadata.version(), installed);
  }

  /**
   * Returns whether the id or the metadata of the plugin contains each word, ignoring case.
   *
   * @param words the words; none match every plugin
   * @return whether all words occur
   */
  public boolean matches(List<String> words) {
    String text =
        String.join(
                "\n", Stream.concat(Stream.of(id), metadata.entries().values().stream()).toList())
            .toLowerCase(Locale.ROOT);
    return words.stream().allMatch(word -> text.contains(word.toLowerCase(Locale.ROOT)));
  }
}

package org.gobang.api.workbench;

import java.nio.file.Path;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The jars of a plugin, identified by their content.
 *
 * @param path the absolute path of the jar, or of the folder with a jar and libraries
 * @param sha256 the SHA-256 of each jar by file name: 64 lower-case hexadecimal digits
 */
public record PluginFiles(Path path, SortedMap<String, String> sha256) {

  /**
   * Creates files with a copy of the map.
   *
   * @throws IllegalArgumentException if the path is not absolute
   */
  public PluginFiles {
    if (!path.isAbsolute()) {
      throw new IllegalArgumentException(path + " is not absolute");
    }
    sha256 = Collections.unmodifiableSortedMap(new TreeMap<>(sha256));
  }
}

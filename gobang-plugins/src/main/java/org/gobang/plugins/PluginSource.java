package org.gobang.plugins;

import java.nio.file.Path;
import java.util.List;

/**
 * The jars of one plugin: a single jar, or a folder with a jar and its libraries.
 *
 * @param origin the path of the jar or folder, for messages
 * @param jars the jars to load, which need not be at the origin
 */
record PluginSource(String origin, List<Path> jars) {

  PluginSource {
    jars = List.copyOf(jars);
  }
}

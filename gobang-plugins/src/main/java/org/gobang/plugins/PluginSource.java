package org.gobang.plugins;

import java.nio.file.Path;
import java.util.List;

/**
 * What one layer is made of: a jar, or a folder that holds a jar and its libraries.
 *
 * @param origin the path of the jar or folder, as people are told it
 * @param jars the jars to load; they need not lie at the origin
 */
record PluginSource(String origin, List<Path> jars) {

  PluginSource {
    jars = List.copyOf(jars);
  }
}

package org.gobang.api.plugin;

import java.nio.file.Path;
import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.PluginFiles;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;

/**
 * A plugin that lies somewhere and can be installed.
 *
 * @param files its jar, or its folder with a jar and libraries
 * @param brings what is in it by its own account, in the order of the services, each once; at least
 *     one
 * @param metadata what its jar says of itself; at least the version, if it has one
 * @param replaces the origins of what it takes the place of: another version of the same plugin, or
 *     what has the same file name. Empty if it is new
 */
@Experimental
public record Installable(
    PluginFiles files, List<Service> brings, PluginMetadata metadata, List<String> replaces) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if it brings nothing
   */
  public Installable {
    brings = List.copyOf(brings);
    if (brings.isEmpty()) {
      throw new IllegalArgumentException("a plugin brings something");
    }
    replaces = List.copyOf(replaces);
  }

  /**
   * Returns where it is now.
   *
   * @return its jar, or its folder with a jar and libraries; absolute
   */
  public Path file() {
    return files.path();
  }

  /**
   * Returns the version of its jar.
   *
   * @return such as {@code 1.0.0}; empty if the jar names none
   */
  public String version() {
    return metadata.version();
  }
}

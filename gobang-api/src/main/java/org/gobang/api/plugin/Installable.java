package org.gobang.api.plugin;

import java.nio.file.Path;
import java.util.List;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.PluginFiles;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Service;

/**
 * A plugin that can be installed.
 *
 * @param files its jar, or its folder with a jar and libraries
 * @param brings the declared services, in their order and without duplicates; at least one
 * @param metadata what its jar says of itself; at least the version, if it has one
 * @param replaces the origins of the plugins that it replaces: another version of it, or a plugin
 *     with the same file name; empty for a new plugin
 */
@Experimental
public record Installable(
    PluginFiles files, List<Service> brings, PluginMetadata metadata, List<String> replaces) {

  /**
   * Creates an installable plugin with copies of the lists.
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
   * Returns the location of the plugin.
   *
   * @return its jar, or its folder with a jar and libraries; absolute
   */
  public Path file() {
    return files.path();
  }

  /**
   * Returns the version of the plugin.
   *
   * @return such as {@code 1.0.0}; empty if the jar names none
   */
  public String version() {
    return metadata.version();
  }
}

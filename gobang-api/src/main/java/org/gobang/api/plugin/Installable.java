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
 * @param files the jar, or the folder with a jar and libraries
 * @param brings the declared services, in order and without duplicates; at least one
 * @param metadata the metadata of the jar; at least the version, if the jar has one
 * @param replaces the origins of the plugins to be replaced: another version of this plugin, or a
 *     plugin with the same file name; empty for a new plugin
 */
@Experimental
public record Installable(
    PluginFiles files, List<Service> brings, PluginMetadata metadata, List<String> replaces) {

  /**
   * Creates an installable plugin with copies of the lists.
   *
   * @throws IllegalArgumentException if there are no services
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
   * @return the absolute path of the jar, or of the folder with a jar and libraries
   */
  public Path file() {
    return files.path();
  }

  /**
   * Returns the version of the plugin.
   *
   * @return such as {@code 1.0.0}; empty if the jar has none
   */
  public String version() {
    return metadata.version();
  }
}

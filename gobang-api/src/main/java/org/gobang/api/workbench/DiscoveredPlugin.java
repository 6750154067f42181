package org.gobang.api.workbench;

import java.util.Objects;
import org.gobang.api.PluginProvider;

/**
 * An available plugin.
 *
 * @param id the id, unique within the service, never blank
 * @param provider the provider, wrapped by the host: if the plugin fails to return a label or an
 *     option, the host returns a substitute. If {@code metadata} lists the provider, the id, label,
 *     priority and extensions are the listed ones, and any other method loads the plugin the first
 *     time. If loading fails, {@code available} and {@code recognizes} return false, and the others
 *     throw a {@link org.gobang.api.RefusedException}
 * @param metadata the metadata of the jar; at least the version, if the jar has one
 * @param origin the origin: {@link #BUNDLED}, or the path of a jar or folder
 * @param <P> the kind of provider
 */
public record DiscoveredPlugin<P extends PluginProvider>(
    String id, P provider, PluginMetadata metadata, String origin) {

  /** The origin of bundled plugins. */
  public static final String BUNDLED = "bundled";

  /**
   * Creates a plugin.
   *
   * @throws IllegalArgumentException if the id is blank
   */
  public DiscoveredPlugin {
    if (id.isBlank()) {
      throw new IllegalArgumentException("a plugin has an id");
    }
    Objects.requireNonNull(provider, "provider");
    Objects.requireNonNull(metadata, "metadata");
    Objects.requireNonNull(origin, "origin");
  }

  /**
   * Creates a plugin without metadata except a version.
   *
   * @param id the id
   * @param provider the provider
   * @param version such as {@code 1.0.0}; may be empty
   * @param origin the origin
   */
  public DiscoveredPlugin(String id, P provider, String version, String origin) {
    this(id, provider, PluginMetadata.ofVersion(version), origin);
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

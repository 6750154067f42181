package org.gobang.workbench.plugins;

import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.DiscoveredPlugin;

/**
 * An interface with its options, to be run once.
 *
 * @param found the plugin, whose provider is a {@link RendererProvider}
 * @param options a valid value for every option
 */
public record InterfaceLaunch(DiscoveredPlugin<?> found, OptionValues options) {

  /**
   * Returns the id of the interface provider.
   *
   * @return such as {@code console}
   */
  public String id() {
    return found.id();
  }

  /**
   * Creates the renderer.
   *
   * @return a new, unstarted renderer
   * @throws RefusedException if it is not available
   */
  public Renderer create() {
    return provider().create(options);
  }

  /**
   * Returns whether the interface can run in the current environment.
   *
   * @return true if all requirements are met; false if the plugin is refused at its first use
   */
  public boolean available() {
    return provider().available();
  }

  /**
   * Returns whether only one interface of this kind can run at a time.
   *
   * @return whether its provider is exclusive
   */
  public boolean exclusive() {
    return provider().exclusive();
  }

  private RendererProvider provider() {
    return (RendererProvider) found.provider();
  }
}

package org.gobang.api.render;

import org.apiguardian.api.API;
import org.gobang.api.PluginProvider;

/**
 * A front end that games can be played in: describes itself, and makes renderers.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
@API(status = API.Status.STABLE, since = "1.0")
public interface RendererProvider extends PluginProvider {

  /**
   * Whether the front end can run here and now: asked before {@link #create}. A window needs a
   * screen, for one.
   *
   * @return true unless something is missing
   */
  boolean available();

  /**
   * Makes a renderer for one run of the application.
   *
   * @return a new renderer that has shown nothing yet
   * @throws org.gobang.api.RefusedException if it cannot be had; the sentence says why
   */
  Renderer create();
}

package org.gobang.api.render;

import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;

/**
 * A user interface that games can be played in: describes itself, and makes renderers.
 *
 * <p>Implemented by renderer plugins; grows only by default methods.
 */
public interface RendererProvider extends PluginProvider {

  /**
   * Returns whether the user interface can run here and now: asked before {@link #create}. A window
   * needs a screen, for one.
   *
   * @return true unless something is missing
   */
  boolean available();

  /**
   * Returns whether Gobang starts this user interface where a person names none: it starts the
   * available one of the greatest priority above 0. Among equals the bundled ones come first; their
   * priorities are at most 20.
   *
   * @return always the same number; 0 by default, for a user interface that starts only when it is
   *     named
   */
  default int priority() {
    return 0;
  }

  /**
   * Returns whether only one such user interface can run at a time, because it takes something that
   * there is once, such as the terminal.
   *
   * @return always the same; false by default
   */
  default boolean exclusive() {
    return false;
  }

  /**
   * Makes a renderer for one run of the application.
   *
   * @return a new renderer that has shown nothing yet
   * @throws org.gobang.api.RefusedException if it cannot be had; the sentence says why
   */
  Renderer create();

  /**
   * Makes a renderer with {@linkplain #options options} set. A provider that has options overrides
   * this, and {@link #create()} for their initial values.
   *
   * @param values a value for every option, checked
   * @return a new renderer that has shown nothing yet; that of {@link #create()} by default
   * @throws org.gobang.api.RefusedException if it cannot be had; the sentence says why
   */
  default Renderer create(OptionValues values) {
    return create();
  }
}

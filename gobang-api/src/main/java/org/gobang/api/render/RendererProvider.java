package org.gobang.api.render;

import org.gobang.api.OptionValues;
import org.gobang.api.PluginProvider;

/**
 * A provider of a user interface: describes itself and creates renderers.
 *
 * <p>Implemented by renderer plugins; new methods are default methods.
 */
public interface RendererProvider extends PluginProvider {

  /**
   * Returns whether the user interface can run on this system, called before {@link #create}. For
   * example, a window needs a screen.
   *
   * @return false if a requirement is missing
   */
  boolean available();

  /**
   * Returns the priority of this user interface if the user does not select one. Gobang starts the
   * available interface with the highest priority above 0. Bundled interfaces come first among
   * equal priorities and have priorities of at most 20.
   *
   * @return the priority, always the same. Default: 0, for an interface that starts only when
   *     selected
   */
  default int priority() {
    return 0;
  }

  /**
   * Returns whether only one instance of this interface can run at a time, for example because it
   * uses the terminal.
   *
   * @return true if it is exclusive, always the same. Default: false
   */
  default boolean exclusive() {
    return false;
  }

  /**
   * Creates a renderer for one run of the application.
   *
   * @return a new renderer that is not yet visible
   * @throws org.gobang.api.RefusedException if the renderer cannot be created; the message gives
   *     the reason
   */
  Renderer create();

  /**
   * Creates a renderer with {@linkplain #options options}. A provider with options overrides this
   * method, and {@link #create()} for the defaults.
   *
   * @param values a value for every option, checked
   * @return a new renderer that is not yet visible. Default: that of {@link #create()}
   * @throws org.gobang.api.RefusedException if the renderer cannot be created; the message gives
   *     the reason
   */
  default Renderer create(OptionValues values) {
    return create();
  }
}

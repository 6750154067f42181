package org.gobang.api.render;

import java.util.Locale;
import org.apiguardian.api.API;
import org.gobang.api.Label;

/**
 * A front end that games can be played in: describes itself, and makes renderers.
 *
 * <p>Implemented by renderer plugins and found by {@link java.util.ServiceLoader}; needs a public
 * constructor without parameters that does next to nothing. Grows only by default methods. Its
 * methods may be called from any thread.
 */
@API(status = API.Status.STABLE, since = "1.0")
public interface RendererProvider {

  /**
   * The name that command lines and settings use.
   *
   * @return lower-case letters, digits and hyphens, such as {@code console}; always the same
   */
  String id();

  /**
   * The name and description for people.
   *
   * @param locale the language wanted; English serves where there is no other
   * @return the label in that language
   */
  Label label(Locale locale);

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

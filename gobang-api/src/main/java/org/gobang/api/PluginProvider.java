package org.gobang.api;

import java.util.Locale;

/**
 * What the providers of all three services have in common: a name for programs and one for people.
 *
 * <p>Implemented by plugins, as a {@link org.gobang.api.board.BoardProvider}, {@link
 * org.gobang.api.player.PlayerProvider} or {@link org.gobang.api.render.RendererProvider}. A
 * provider is found by {@link java.util.ServiceLoader} and needs a public constructor without
 * parameters that does next to nothing. Its methods may be called from any thread. It grows only by
 * default methods.
 */
public interface PluginProvider {

  /**
   * The name that command lines, records and settings use.
   *
   * @return lower-case letters, digits and hyphens, such as {@code live-sleep}; always the same
   */
  String id();

  /**
   * The name and description for people.
   *
   * @param locale the language wanted; English serves where there is no other
   * @return the label in that language
   */
  Label label(Locale locale);
}

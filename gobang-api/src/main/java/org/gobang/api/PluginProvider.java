package org.gobang.api;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the providers of all services have in common: a name for programs and one for people, and
 * options.
 *
 * <p>Implemented by plugins, as a {@link org.gobang.api.board.BoardProvider}, {@link
 * org.gobang.api.player.PlayerProvider}, {@link org.gobang.api.evaluator.EvaluatorProvider}, {@link
 * org.gobang.api.render.RendererProvider} or {@link org.gobang.api.record.RecordFormat}. A provider
 * is found by {@link java.util.ServiceLoader} and needs a public constructor without parameters
 * that does next to nothing. Its methods may be called from any thread. It grows only by default
 * methods.
 */
public interface PluginProvider {

  /**
   * The name that command lines, records and settings use.
   *
   * @return lower-case letters, digits and hyphens, such as {@code live-sleep}; always the same
   */
  String id();

  /**
   * Whether a text can be an {@link #id}.
   *
   * @param text the text
   * @return true if it has lower-case letters and digits, with single hyphens between them
   */
  static boolean isId(String text) {
    // Without a regular expression, as loading those classes would slow down the start.
    char before = '-';
    for (int at = 0; at < text.length(); at++) {
      char next = text.charAt(at);
      boolean sign = (next >= 'a' && next <= 'z') || (next >= '0' && next <= '9');
      if (!sign && (next != '-' || before == '-')) {
        return false;
      }
      before = next;
    }
    return before != '-';
  }

  /**
   * The name and description for people.
   *
   * @param locale the language wanted; English serves where there is no other
   * @return the label in that language
   */
  Label label(Locale locale);

  /**
   * What a user can set. An option that is common among players has the key that {@link Option}
   * names: {@link Option#LEVEL}, {@link Option#THREADS} or {@link Option#HASH}.
   *
   * @return the options, always the same ones, each with a key of its own; none unless overridden
   */
  default List<Option> options() {
    return List.of();
  }

  /**
   * The name and description of an option, for people.
   *
   * @param option one of {@link #options}
   * @param locale the language wanted; English serves where there is no other
   * @return the label in that language; the bare key unless overridden
   */
  default Label label(Option option, Locale locale) {
    return new Label(option.key(), "");
  }

  /**
   * Whether an option is for experts: front ends hide it until the user asks for more. An option
   * that is required, or without which the others cannot be understood, is not.
   *
   * @param option one of {@link #options}
   * @return always the same; false unless overridden
   */
  default boolean isExpert(Option option) {
    return false;
  }

  /**
   * What a user can begin a file from that an option names: a table to be changed, for one.
   *
   * @param option one of {@link #options}
   * @return the content of such a file, with which all is as without one; empty unless overridden
   */
  default Optional<String> initialFile(Option.File option) {
    return Optional.empty();
  }
}

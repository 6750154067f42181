package org.gobang.api;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The common interface of all providers: an id, a label and options.
 *
 * <p>Implemented by plugins as a {@link org.gobang.api.board.BoardProvider}, {@link
 * org.gobang.api.player.PlayerProvider}, {@link org.gobang.api.evaluator.EvaluatorProvider}, {@link
 * org.gobang.api.render.RendererProvider} or {@link org.gobang.api.record.RecordFormat}. {@link
 * java.util.ServiceLoader} finds providers; each needs a public constructor without parameters that
 * returns quickly. Any thread may call the methods. New methods are default methods.
 */
public interface PluginProvider {

  /**
   * Returns the id for command lines, records and settings.
   *
   * @return lower-case letters, digits and hyphens, such as {@code live-sleep}; always the same
   */
  String id();

  /**
   * Returns whether a text is a valid {@link #id}.
   *
   * @param text the text
   * @return true if the text has only lower-case letters and digits, with single hyphens between
   *     them
   */
  static boolean isId(String text) {
    // No regular expression, because loading these classes would slow down startup.
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
   * Returns the name and description for users.
   *
   * @param locale the requested language; the fallback is English
   * @return the label in that language
   */
  Label label(Locale locale);

  /**
   * Returns the options. Options that many players have use the keys of {@link Option}: {@link
   * Option#LEVEL}, {@link Option#THREADS} or {@link Option#HASH}.
   *
   * @return the options, always the same and each with a unique key. Default: none
   */
  default List<Option> options() {
    return List.of();
  }

  /**
   * Returns the name and description of an option for users.
   *
   * @param option one of {@link #options}
   * @param locale the requested language; the fallback is English
   * @return the label in that language. Default: the key
   */
  default Label label(Option option, Locale locale) {
    return new Label(option.key(), "");
  }

  /**
   * Returns whether an option is for experts. User interfaces hide such options until the user asks
   * for them. A required option, or one needed to understand the others, is not for experts.
   *
   * @param option one of {@link #options}
   * @return true for an expert option, always the same. Default: false
   */
  default boolean isExpert(Option option) {
    return false;
  }

  /**
   * Returns initial content for a file of the user, for example an editable table.
   *
   * @param option one of {@link #options}
   * @return the content, with the same effect as no file. Default: empty
   */
  default Optional<String> initialFile(Option.File option) {
    return Optional.empty();
  }
}

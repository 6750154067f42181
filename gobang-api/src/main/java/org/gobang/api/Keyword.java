package org.gobang.api;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * An enum constant with an untranslated word for files, commands and programs.
 *
 * <p>Implemented by enums of the API, the host and plugins.
 */
public interface Keyword {

  /**
   * Returns the name of the constant.
   *
   * @return as {@link Enum#name}
   */
  String name();

  /**
   * Returns the word of the constant.
   *
   * @return the name in lower-case letters, with hyphens for underscores, such as {@code take-back}
   */
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Finds a constant.
   *
   * @param <K> the enumeration
   * @param all the constants of the enum
   * @param word the word of a constant
   * @return the constant, or empty if no constant has that word
   */
  static <K extends Keyword> Optional<K> find(K[] all, String word) {
    return Arrays.stream(all).filter(each -> each.word().equals(word)).findFirst();
  }
}

package org.gobang.api;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A constant of an enumeration that files, commands and programs name by a word, which is never
 * translated.
 *
 * <p>Implemented by enumerations of the contract, the host and plugins.
 */
public interface Keyword {

  /**
   * Returns the name of the constant.
   *
   * @return as {@link Enum#name}
   */
  String name();

  /**
   * Returns the word.
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
   * @param all the constants
   * @param word the word of one of them
   * @return the constant; empty if none has that word
   */
  static <K extends Keyword> Optional<K> find(K[] all, String word) {
    return Arrays.stream(all).filter(each -> each.word().equals(word)).findFirst();
  }
}

package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * A row of a menu.
 *
 * @param key identifies it among the rows
 * @param name its name in words
 * @param value its value in words
 * @param change goes by so many values
 * @param input for a value that is typed
 * @param refusal why the value is refused; empty for a valid one
 * @param about what there is to know about the value; may be empty
 */
record MenuRow(
    String key,
    String name,
    String value,
    IntConsumer change,
    Optional<Input> input,
    Optional<String> refusal,
    String about) {

  /**
   * A value that is typed.
   *
   * @param text the value
   * @param set sets it, valid or not
   */
  record Input(String text, Consumer<String> set) {

    /** Deletes the last character. */
    void delete() {
      if (!text.isEmpty()) {
        set.accept(text.substring(0, text.offsetByCodePoints(text.length(), -1)));
      }
    }
  }

  /** Returns a row of values to choose from. */
  static MenuRow choice(String key, String name, String value, IntConsumer change) {
    return new MenuRow(key, name, value, change, Optional.empty(), Optional.empty(), "");
  }

  /** Returns the same row with what there is to know about it. */
  MenuRow about(String text) {
    return new MenuRow(key, name, value, change, input, refusal, text);
  }
}

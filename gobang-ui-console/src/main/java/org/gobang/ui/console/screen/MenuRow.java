package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * A row of a menu.
 *
 * @param key identifies it among the rows
 * @param name its name as text
 * @param value its value as text
 * @param change changes the value by a number of steps
 * @param input for a typed value
 * @param refusal why the value is refused; empty for a valid one
 * @param about a description of the value; may be empty
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
   * A typed value.
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

  /** Returns a row with values to choose from. */
  static MenuRow choice(String key, String name, String value, IntConsumer change) {
    return new MenuRow(key, name, value, change, Optional.empty(), Optional.empty(), "");
  }

  /** Returns the same row with a description. */
  MenuRow about(String text) {
    return new MenuRow(key, name, value, change, input, refusal, text);
  }
}

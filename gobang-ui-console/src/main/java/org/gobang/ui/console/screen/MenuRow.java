package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/**
 * A row of a menu.
 *
 * @param key the key of the row in the menu
 * @param name the name
 * @param value the value as text
 * @param change changes the value by a number of steps
 * @param input the input of a typed value, if any
 * @param refusal the reason for refusing the value; empty for a valid value
 * @param about the description of the value; may be empty
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
   * @param set sets a valid or invalid value
   */
  record Input(String text, Consumer<String> set) {

    /** Deletes the last character. */
    void delete() {
      if (!text.isEmpty()) {
        set.accept(text.substring(0, text.offsetByCodePoints(text.length(), -1)));
      }
    }
  }

  /** Creates a row with a selection of values. */
  static MenuRow choice(String key, String name, String value, IntConsumer change) {
    return new MenuRow(key, name, value, change, Optional.empty(), Optional.empty(), "");
  }

  /** Returns the same row with a description. */
  MenuRow about(String text) {
    return new MenuRow(key, name, value, change, input, refusal, text);
  }
}

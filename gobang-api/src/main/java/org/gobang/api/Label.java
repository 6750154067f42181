package org.gobang.api;

import java.util.Objects;

/**
 * What a plugin, or one of its options, is called to people, in one language.
 *
 * <p>Both are plain text without line breaks. The application shows a name of up to 60 characters
 * and a description of up to 500, and cuts a longer one.
 *
 * @param name a short name, as it stands in a list: never blank
 * @param description a sentence or two that say what it is; may be empty
 */
public record Label(String name, String description) {

  /**
   * A name alone.
   *
   * @param name a short name, never blank
   * @throws IllegalArgumentException if the name is blank
   */
  public Label(String name) {
    this(name, "");
  }

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if the name is blank
   */
  public Label {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a label needs a name");
    }
    Objects.requireNonNull(description, "description");
  }
}

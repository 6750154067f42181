package org.gobang.api;

import java.util.Objects;

/**
 * What a plugin, or one of its options, is called to people, in one language.
 *
 * @param name a short name, as it stands in a list: never blank
 * @param description a sentence or two that say what it is; may be empty
 */
public record Label(String name, String description) {

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

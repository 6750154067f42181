package org.gobang.api;

import java.util.Objects;

/**
 * What a plugin, or one of its options, is called to people, in one language.
 *
 * <p>All is plain text without line breaks. The application shows a name of up to 60 characters, a
 * description of up to 500 and a unit of up to 12, and cuts what is longer.
 *
 * @param name a short name, as it stands in a list: never blank
 * @param description a sentence or two that say what it is; may be empty
 * @param unit the unit of an option's value, such as {@code MB}, {@code ms} or {@code nodes}, which
 *     front ends show beside the name; empty for an option without one, and for a plugin
 */
public record Label(String name, String description, String unit) {

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
   * A name and a description, without a unit.
   *
   * @param name a short name, never blank
   * @param description a sentence or two; may be empty
   * @throws IllegalArgumentException if the name is blank
   */
  public Label(String name, String description) {
    this(name, description, "");
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
    Objects.requireNonNull(unit, "unit");
  }
}

package org.gobang.api;

import java.util.Objects;

/**
 * The name, description and unit of a plugin or an option in one language.
 *
 * <p>All texts are plain text without line breaks. The application shows up to 60 characters of the
 * name, 500 of the description and 12 of the unit, and truncates longer texts.
 *
 * @param name a short name for lists; never blank
 * @param description a description of one or two sentences; may be empty
 * @param unit the unit of an option's value, such as {@code MB}, {@code ms} or {@code nodes}, shown
 *     after the name; empty for a plugin or an option without a unit
 */
public record Label(String name, String description, String unit) {

  /**
   * Creates a label with a name only.
   *
   * @param name a short name, never blank
   * @throws IllegalArgumentException if the name is blank
   */
  public Label(String name) {
    this(name, "");
  }

  /**
   * Creates a label with a name and a description, without a unit.
   *
   * @param name a short name, never blank
   * @param description a sentence or two; may be empty
   * @throws IllegalArgumentException if the name is blank
   */
  public Label(String name, String description) {
    this(name, description, "");
  }

  /**
   * Creates a label.
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

package org.gobang.api.record;

import java.util.Objects;
import java.util.function.Predicate;
import org.gobang.api.Point;

/**
 * What a reader assumes where a file does not say. PSQ files name no rules, and position text names
 * neither rules nor size.
 *
 * @param rules the id of the rules of a game that names none; never blank
 * @param size the lines a side of a board that names none, from 1 to 25
 * @param isKnown whether an id is that of available rules; the rules of the standard application
 *     are known in any case
 * @param rulesChosen whether the user chose the rules for this file, so that they take precedence
 *     over rules that the file only suggests
 */
public record ReadDefaults(String rules, int size, Predicate<String> isKnown, boolean rulesChosen) {

  /** The rules that a file without rules usually means. */
  public static final String USUAL_RULES = "freestyle";

  /** The size that a file without a size usually means, in lines a side. */
  public static final int USUAL_SIZE = 15;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public ReadDefaults {
    Objects.requireNonNull(isKnown, "isKnown");
    if (rules.isBlank() || size < 1 || size > Point.MOST_LINES) {
      throw new IllegalArgumentException("rules need a name, and boards 1 to 25 lines: " + size);
    }
  }

  /**
   * Defaults that the user did not choose for a certain file.
   *
   * @param rules the id of the rules of a game that names none; never blank
   * @param size the lines a side of a board that names none, from 1 to 25
   * @param isKnown whether an id is that of available rules
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public ReadDefaults(String rules, int size, Predicate<String> isKnown) {
    this(rules, size, isKnown, false);
  }
}

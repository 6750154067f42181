package org.gobang.record;

import java.util.Objects;
import java.util.function.Predicate;
import org.gobang.api.Point;

/**
 * What to take for what a file does not say. Piskvork's files name no rules, and position text
 * names neither rules nor size.
 *
 * @param rules the id of the rules of a game that names none; never blank
 * @param size the lines a side of a board that names none, from 1 to 25
 * @param known tells which ids of rules there are, besides those that every Gobang has
 * @param chosen whether a person named the rules for this file, so that they come before what the
 *     file only suggests
 */
public record Unsaid(String rules, int size, Predicate<String> known, boolean chosen) {

  /** The rules of files that name none, unless other rules are given. */
  static final String USUAL_RULES = "freestyle";

  /** The lines a side of boards in files that name no size, unless another size is given. */
  static final int USUAL_SIZE = 15;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public Unsaid {
    Objects.requireNonNull(known, "known");
    if (rules.isBlank() || size < 1 || size > Point.MOST_LINES) {
      throw new IllegalArgumentException("rules need a name, and boards 1 to 25 lines: " + size);
    }
  }

  /**
   * Rules and size for any file.
   *
   * @param rules the id of the rules of a game that names none; never blank
   * @param size the lines a side of a board that names none, from 1 to 25
   * @param known tells which ids of rules there are, besides those that every Gobang has
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public Unsaid(String rules, int size, Predicate<String> known) {
    this(rules, size, known, false);
  }
}

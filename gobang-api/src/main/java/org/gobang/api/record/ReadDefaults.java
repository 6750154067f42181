package org.gobang.api.record;

import java.nio.charset.Charset;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.Point;

/**
 * What a reader assumes where a file does not say. PSQ files name no rules, and position text names
 * neither rules nor size.
 */
public final class ReadDefaults {

  /** The rules that a file without rules usually means. */
  public static final String USUAL_RULES = "freestyle";

  /** The size that a file without a size usually means, in lines per side. */
  public static final int USUAL_SIZE = 15;

  private final String rules;
  private final int size;
  private final Predicate<String> isKnown;
  private final boolean rulesChosen;
  private final Optional<Charset> charset;

  private ReadDefaults(
      String rules,
      int size,
      Predicate<String> isKnown,
      boolean rulesChosen,
      Optional<Charset> charset) {
    if (rules.isBlank() || size < 1 || size > Point.MOST_LINES) {
      throw new IllegalArgumentException("rules need a name, and boards 1 to 25 lines: " + size);
    }
    this.rules = rules;
    this.size = size;
    this.isKnown = Objects.requireNonNull(isKnown, "isKnown");
    this.rulesChosen = rulesChosen;
    this.charset = charset;
  }

  /**
   * Defaults that the user did not choose for a certain file.
   *
   * @param rules the id of the rules of a game that names none; never blank
   * @param size the lines per side of a board that names none, from 1 to 25
   * @param isKnown whether an id is that of available rules
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public ReadDefaults(String rules, int size, Predicate<String> isKnown) {
    this(rules, size, isKnown, false);
  }

  /**
   * Defaults for a file whose character set is not chosen.
   *
   * @param rules the id of the rules of a game that names none; never blank
   * @param size the lines per side of a board that names none, from 1 to 25
   * @param isKnown whether an id is that of available rules
   * @param rulesChosen whether the user chose the rules for this file
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public ReadDefaults(String rules, int size, Predicate<String> isKnown, boolean rulesChosen) {
    this(rules, size, isKnown, rulesChosen, Optional.empty());
  }

  /**
   * Returns these defaults for a file whose texts are in a certain character set.
   *
   * @param chosen the character set
   * @return the same defaults but for the character set
   */
  public ReadDefaults withCharset(Charset chosen) {
    return new ReadDefaults(rules, size, isKnown, rulesChosen, Optional.of(chosen));
  }

  /**
   * Returns the rules of a game that names none.
   *
   * @return their id, never blank
   */
  public String rules() {
    return rules;
  }

  /**
   * Returns the size of a board that names none.
   *
   * @return lines per side, from 1 to 25
   */
  public int size() {
    return size;
  }

  /**
   * Returns which rules there are; those of the standard application are known in any case.
   *
   * @return whether an id is that of available rules
   */
  public Predicate<String> isKnown() {
    return isKnown;
  }

  /**
   * Returns whether the user chose the rules for this file, so that they take precedence over rules
   * that the file only suggests.
   *
   * @return whether they were chosen
   */
  public boolean rulesChosen() {
    return rulesChosen;
  }

  /**
   * Returns the character set that the user chose for the texts of this file; it takes precedence
   * over one that the file names.
   *
   * @return the character set; empty if the reader is to find it out
   */
  public Optional<Charset> charset() {
    return charset;
  }
}

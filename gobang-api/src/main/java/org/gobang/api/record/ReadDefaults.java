package org.gobang.api.record;

import java.nio.charset.Charset;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.Point;

/**
 * The defaults for information missing from a file. PSQ files do not contain the rules, and
 * position text contains neither rules nor size.
 */
public final class ReadDefaults {

  /** The default rules of files without rules. */
  public static final String USUAL_RULES = "freestyle";

  /** The default board size of files without a size. */
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
   * Creates defaults not selected by the user for a specific file.
   *
   * @param rules the id of the default rules; never blank
   * @param size the default board size, from 1 to 25
   * @param isKnown returns whether rules with an id are available
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public ReadDefaults(String rules, int size, Predicate<String> isKnown) {
    this(rules, size, isKnown, false);
  }

  /**
   * Creates defaults for a file without a selected character set.
   *
   * @param rules the id of the default rules; never blank
   * @param size the default board size, from 1 to 25
   * @param isKnown returns whether rules with an id are available
   * @param rulesChosen whether the user selected the rules for this file
   * @throws IllegalArgumentException if the rules are blank, or the size is not from 1 to 25
   */
  public ReadDefaults(String rules, int size, Predicate<String> isKnown, boolean rulesChosen) {
    this(rules, size, isKnown, rulesChosen, Optional.empty());
  }

  /**
   * Returns the same defaults with a character set for texts.
   *
   * @param chosen the character set
   * @return these defaults with the character set
   */
  public ReadDefaults withCharset(Charset chosen) {
    return new ReadDefaults(rules, size, isKnown, rulesChosen, Optional.of(chosen));
  }

  /**
   * Returns the default rules.
   *
   * @return the id of the rules, never blank
   */
  public String rules() {
    return rules;
  }

  /**
   * Returns the default board size.
   *
   * @return the number of lines per side, from 1 to 25
   */
  public int size() {
    return size;
  }

  /**
   * Returns a predicate for available rules. It always includes the rules of the standard
   * application.
   *
   * @return a predicate that is true for the ids of available rules
   */
  public Predicate<String> isKnown() {
    return isKnown;
  }

  /**
   * Returns whether the user selected the rules for this file. The selected rules then take
   * precedence over rules that the file only suggests.
   *
   * @return true if the user selected them
   */
  public boolean rulesChosen() {
    return rulesChosen;
  }

  /**
   * Returns the character set selected by the user for the texts of this file. It takes precedence
   * over a character set named by the file.
   *
   * @return the character set; empty if the reader should detect it
   */
  public Optional<Charset> charset() {
    return charset;
  }
}

package org.gobang.api;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Something that the user can set about what a provider makes: a player, a board, a front end.
 * Values travel as text, on the command line as in the settings; {@link #check} says whether a text
 * will do.
 *
 * <p>Implemented here alone.
 */
public sealed interface Option {

  /** What a key looks like: lower-case letters, digits and hyphens, a letter first. */
  Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*");

  /** The key under which users give the seed of a player; no option may have it. */
  String SEED = "seed";

  /**
   * The key of the option for how strong a player plays, if it has one. Its value is shown with the
   * name of the player. A {@link Whole}, from weak to strong, can also be set in five named steps.
   */
  String LEVEL = "level";

  /**
   * The key of the {@link Whole} for how many threads a player uses at most, if it has one.
   * Managers of tournaments set it.
   */
  String THREADS = "threads";

  /**
   * The key of the {@link Whole} for how many MiB the transposition table of a search takes, if it
   * has one. Managers of tournaments set it.
   */
  String HASH = "hash";

  /**
   * What is written in place of a secret value. As an initial value it stands for one that only the
   * provider has; else it is refused.
   */
  String LEFT_OUT = "***";

  /**
   * The name that command lines and settings use.
   *
   * @return a key that matches {@link #KEY} and is not {@link #SEED}, which every player has anyway
   */
  String key();

  /**
   * The value where the user sets none.
   *
   * @return the initial value as text
   */
  String initialText();

  /**
   * Whether the value is for the provider alone, such as a password. It is written to no file,
   * record or report: there it is {@link #LEFT_OUT}.
   *
   * @return whether it is secret
   */
  default boolean secret() {
    return false;
  }

  /**
   * Checks a value.
   *
   * @param value the text given
   * @throws RefusedException if it will not do; the sentence names the key and says what would
   */
  void check(String value);

  private static void checkKey(String key) {
    if (!KEY.matcher(key).matches() || key.equals(SEED)) {
      throw new IllegalArgumentException("not a key for an option: \"" + key + "\"");
    }
  }

  /** The refusal of a value, in one form for all kinds. */
  private static RefusedException refused(
      Option option, String value, String kind, String wanted, String... rule) {
    String given = option.key() + "=" + value;
    List<String> named = new ArrayList<>(List.of(given));
    Collections.addAll(named, rule);
    return new RefusedException(kind, given + ": " + wanted, named);
  }

  /**
   * One of several words.
   *
   * @param key the option's key
   * @param values the words to choose from, at least one
   * @param initial the word where the user sets none, one of the values
   */
  record Choice(String key, List<String> values, String initial) implements Option {

    /**
     * Copies the values and checks the initial one.
     *
     * @throws IllegalArgumentException if the key will not do or the initial value is not a choice
     */
    public Choice {
      checkKey(key);
      values = List.copyOf(values);
      if (!values.contains(initial)) {
        throw new IllegalArgumentException(key + ": " + initial + " is not one of " + values);
      }
    }

    @Override
    public String initialText() {
      return initial;
    }

    @Override
    public void check(String value) {
      if (!values.contains(value)) {
        throw refused(
            this,
            value,
            "unknown-choice",
            "must be one of " + String.join(", ", values),
            values.stream().map(each -> key + "=" + each).toArray(String[]::new));
      }
    }
  }

  /**
   * A whole number.
   *
   * @param key the option's key
   * @param from the least value
   * @param to the greatest value
   * @param initial the value where the user sets none, within the range
   */
  record Whole(String key, long from, long to, long initial) implements Option {

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the key will not do or the initial value is out of range
     */
    public Whole {
      checkKey(key);
      if (initial < from || initial > to) {
        throw new IllegalArgumentException(
            key + ": " + initial + " is not from " + from + " to " + to);
      }
    }

    @Override
    public String initialText() {
      return Long.toString(initial);
    }

    @Override
    public void check(String value) {
      try {
        long number = Long.parseLong(value);
        if (number >= from && number <= to) {
          return;
        }
      } catch (NumberFormatException notANumber) {
        // Refused below, as a number out of range is.
      }
      throw refused(
          this,
          value,
          "option-whole",
          "must be a whole number from " + from + " to " + to,
          Long.toString(from),
          Long.toString(to));
    }
  }

  /**
   * A number, written with a point and without grouping in all languages: {@code 0.25}, {@code
   * 1e-3}.
   *
   * @param key the option's key
   * @param from the least value
   * @param to the greatest value
   * @param initial the value where the user sets none, within the range
   */
  record Decimal(String key, double from, double to, double initial) implements Option {

    private static final String CHARACTERS = "0123456789.+-eE";

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if the key will not do, a number is not finite or the
     *     initial value is out of range
     */
    public Decimal {
      checkKey(key);
      if (!Double.isFinite(from) || !Double.isFinite(to)) {
        throw new IllegalArgumentException(key + ": " + from + " to " + to + " is not a range");
      }
      if (!(initial >= from && initial <= to)) {
        throw new IllegalArgumentException(
            key + ": " + initial + " is not from " + from + " to " + to);
      }
    }

    @Override
    public String initialText() {
      return text(initial);
    }

    @Override
    public void check(String value) {
      if (value.chars().allMatch(each -> CHARACTERS.indexOf(each) >= 0)) {
        try {
          double number = Double.parseDouble(value);
          if (number >= from && number <= to) {
            return;
          }
        } catch (NumberFormatException notANumber) {
          // Refused below, as a number out of range is.
        }
      }
      throw refused(
          this,
          value,
          "option-decimal",
          "must be a number from " + text(from) + " to " + text(to),
          text(from),
          text(to));
    }

    /**
     * A number as values are written.
     *
     * @param number the number, finite
     * @return such as {@code 0.25}
     */
    public static String text(double number) {
      return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
  }

  /**
   * Yes or no.
   *
   * @param key the option's key
   * @param initial the value where the user sets none
   */
  record Flag(String key, boolean initial) implements Option {

    /**
     * Checks the key.
     *
     * @throws IllegalArgumentException if the key will not do
     */
    public Flag {
      checkKey(key);
    }

    @Override
    public String initialText() {
      return Boolean.toString(initial);
    }

    @Override
    public void check(String value) {
      if (!value.equals("true") && !value.equals("false")) {
        throw refused(this, value, "option-flag", "must be true or false");
      }
    }
  }

  /**
   * A file that is read. Front ends offer to choose one.
   *
   * @param key the option's key
   */
  record File(String key) implements Option {

    /**
     * Checks the key.
     *
     * @throws IllegalArgumentException if the key will not do
     */
    public File {
      checkKey(key);
    }

    /**
     * No file.
     *
     * @return an empty text
     */
    @Override
    public String initialText() {
      return "";
    }

    /** Accepts any path; whether it can be read shows when it is read. */
    @Override
    public void check(String value) {
      Objects.requireNonNull(value, key);
    }
  }

  /**
   * An evaluator, in the text form of a {@link ProviderSpec}: {@code runs}, or with options of its
   * own {@code runs:weights=table.txt}. The commas between several of these are written {@code \,},
   * as in any value. Front ends offer those that there are. {@link
   * org.gobang.api.player.Settings#evaluator} makes it.
   *
   * @param key the option's key
   * @param initial the id of the evaluator where the user sets none
   */
  record Evaluator(String key, String initial) implements Option {

    /**
     * Checks the key.
     *
     * @throws IllegalArgumentException if the key will not do or the initial id is blank
     */
    public Evaluator {
      checkKey(key);
      if (initial.isBlank()) {
        throw new IllegalArgumentException(key + ": an evaluator has an id");
      }
    }

    @Override
    public String initialText() {
      return initial;
    }

    /** Checks how it is written; whether there is such an evaluator shows when it is made. */
    @Override
    public void check(String value) {
      try {
        ProviderSpec.parse(value);
      } catch (RefusedException notASpec) {
        throw refused(
            this, value, "option-evaluator", "must be an evaluator, id or id:option=value");
      }
    }
  }

  /**
   * Any text: a command, a folder.
   *
   * @param key the option's key
   * @param initial the value where the user sets none
   * @param required whether nothing can be made without a value that is not blank; where the
   *     initial value is blank, each user has to set one
   * @param secret whether the value is for the provider alone
   */
  record Text(String key, String initial, boolean required, boolean secret) implements Option {

    /**
     * Checks the key.
     *
     * @throws IllegalArgumentException if the key will not do
     */
    public Text {
      checkKey(key);
      Objects.requireNonNull(initial, "initial");
    }

    /**
     * A text that may be blank.
     *
     * @param key the option's key
     * @param initial the value where the user sets none
     * @throws IllegalArgumentException if the key will not do
     */
    public Text(String key, String initial) {
      this(key, initial, false, false);
    }

    /**
     * A text that may be blank and is for the provider alone.
     *
     * @param key the option's key
     * @param initial the value where the user sets none; {@link #LEFT_OUT} for one that only the
     *     provider has
     * @return the option
     * @throws IllegalArgumentException if the key will not do
     */
    public static Text secret(String key, String initial) {
      return new Text(key, initial, false, true);
    }

    @Override
    public String initialText() {
      return initial;
    }

    @Override
    public void check(String value) {
      if (value.isBlank() && required) {
        throw new RefusedException("option-required", key + " must be given", List.of(key));
      }
      if (secret && value.equals(LEFT_OUT) && !initial.equals(LEFT_OUT)) {
        throw new RefusedException(
            "option-secret",
            key + " must be given again: its value is secret, and was not written down",
            List.of(key));
      }
    }
  }
}

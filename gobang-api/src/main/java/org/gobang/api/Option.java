package org.gobang.api;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * An option of a provider, for example of a player, a board or a user interface. On the command
 * line and in the settings, values are texts; {@link #check} validates them.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface Option {

  /** The pattern of a key: lower-case letters, digits and hyphens, starting with a letter. */
  Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*");

  /** The reserved key for the seed of a player; no option may have it. */
  String SEED = "seed";

  /**
   * The key of the option for the playing strength of a player. Its value is shown with the name of
   * the player. A {@link Whole} option, from weak to strong, can also be set in five named levels.
   */
  String LEVEL = "level";

  /**
   * The key of the {@link Whole} option for the maximum number of threads of a player. Tournament
   * managers set it.
   */
  String THREADS = "threads";

  /**
   * The key of the {@link Whole} option for the size of the transposition table in MiB. Tournament
   * managers set it.
   */
  String HASH = "hash";

  /**
   * The placeholder for a secret value. As an initial value it stands for a value that only the
   * provider knows; any other use is refused.
   */
  String LEFT_OUT = "***";

  /**
   * Returns the key for command lines and settings.
   *
   * @return a key that matches {@link #KEY} and is not {@link #SEED}
   */
  String key();

  /**
   * Returns the default value.
   *
   * @return the default value as text
   */
  String initialText();

  /**
   * Returns whether the value is secret, such as a password. A secret value is not written to any
   * file, record or report; {@link #LEFT_OUT} replaces it there.
   *
   * @return true if the value is secret
   */
  default boolean secret() {
    return false;
  }

  /**
   * Checks a value.
   *
   * @param value the value as text
   * @throws RefusedException if the value is not valid; the message names the key and the valid
   *     values
   */
  void check(String value);

  private static void checkKey(String key) {
    if (!KEY.matcher(key).matches() || key.equals(SEED)) {
      throw new IllegalArgumentException("not a key for an option: \"" + key + "\"");
    }
  }

  /** Returns the refusal of a value, in the same form for all kinds of options. */
  private static RefusedException refused(
      Option option, String value, String kind, String wanted, String... rule) {
    String given = option.key() + "=" + value;
    List<String> named = new ArrayList<>(List.of(given));
    Collections.addAll(named, rule);
    return new RefusedException(kind, given + ": " + wanted, named);
  }

  /**
   * An option with a fixed list of values.
   *
   * @param key the option's key
   * @param values the available values, at least one
   * @param initial the default, one of the values
   */
  record Choice(String key, List<String> values, String initial) implements Option {

    /**
     * Creates an option with a copy of the values.
     *
     * @throws IllegalArgumentException if the key is not valid or the default is not one of the
     *     values
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
   * An integer option.
   *
   * @param key the option's key
   * @param from the minimum
   * @param to the maximum
   * @param initial the default, within the range
   */
  record Whole(String key, long from, long to, long initial) implements Option {

    /**
     * Creates an integer option.
     *
     * @throws IllegalArgumentException if the key is not valid or the default is out of range
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
   * A decimal option. In all languages, values have a decimal point and no grouping: {@code 0.25},
   * {@code 1e-3}.
   *
   * @param key the option's key
   * @param from the minimum
   * @param to the maximum
   * @param initial the default, within the range
   */
  record Decimal(String key, double from, double to, double initial) implements Option {

    private static final String CHARACTERS = "0123456789.+-eE";

    /**
     * Creates a decimal option.
     *
     * @throws IllegalArgumentException if the key is not valid, a number is not finite or the
     *     default is out of range
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
     * Returns the text form of a number.
     *
     * @param number the number, finite
     * @return such as {@code 0.25}
     */
    public static String text(double number) {
      return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
  }

  /**
   * A yes-no option.
   *
   * @param key the option's key
   * @param initial the default
   */
  record Flag(String key, boolean initial) implements Option {

    /**
     * Creates a yes-no option.
     *
     * @throws IllegalArgumentException if the key is not valid
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
   * An option for a file to read. User interfaces offer a file dialog for it.
   *
   * @param key the option's key
   */
  record File(String key) implements Option {

    /**
     * Creates a file option.
     *
     * @throws IllegalArgumentException if the key is not valid
     */
    public File {
      checkKey(key);
    }

    /**
     * Returns the empty text, which means no file.
     *
     * @return an empty text
     */
    @Override
    public String initialText() {
      return "";
    }

    /** Accepts any path. The provider reports an unreadable file when it reads it. */
    @Override
    public void check(String value) {
      Objects.requireNonNull(value, key);
    }
  }

  /**
   * An evaluator in the text form of a {@link ProviderSpec}: {@code runs}, or with options {@code
   * runs:weights=table.txt}. As in any value, commas between several options are written {@code
   * \,}. User interfaces offer the available evaluators. {@link
   * org.gobang.api.player.Settings#evaluator} creates the evaluator.
   *
   * @param key the option's key
   * @param initial the id of the default evaluator
   */
  record Evaluator(String key, String initial) implements Option {

    /**
     * Creates an evaluator option.
     *
     * @throws IllegalArgumentException if the key is not valid or the default id is blank
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

    /** Checks the syntax. Whether the evaluator exists is checked when it is created. */
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
   * A text option, for example for a command or a folder.
   *
   * @param key the option's key
   * @param initial the default
   * @param required whether a non-blank value is required; if the default is blank, the user must
   *     set one
   * @param secret whether the value is secret
   */
  record Text(String key, String initial, boolean required, boolean secret) implements Option {

    /**
     * Creates a text option.
     *
     * @throws IllegalArgumentException if the key is not valid
     */
    public Text {
      checkKey(key);
      Objects.requireNonNull(initial, "initial");
    }

    /**
     * Creates a text option that is neither required nor secret.
     *
     * @param key the option's key
     * @param initial the default
     * @throws IllegalArgumentException if the key is not valid
     */
    public Text(String key, String initial) {
      this(key, initial, false, false);
    }

    /**
     * Returns a secret text option that is not required.
     *
     * @param key the option's key
     * @param initial the default; {@link #LEFT_OUT} for a value that only the provider knows
     * @return the option
     * @throws IllegalArgumentException if the key is not valid
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

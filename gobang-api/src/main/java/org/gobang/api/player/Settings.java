package org.gobang.api.player;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorSource;

/**
 * The settings of a player: the values of all options and the random seed.
 *
 * <p>The same settings, board and node budget produce the same move on one thread if the folder
 * contains the same files.
 *
 * @param options a value for every option of the provider
 * @param seed the seed of a player that uses random numbers
 * @param folder the folder of this provider's players if {@link PlayerProvider#usesFolder} returns
 *     true; it exists when {@link PlayerProvider#create} is called. Games reuse the same folder
 *     after a restart; a tournament creates a new folder for each player. Several instances may use
 *     it concurrently, in this and in other processes, so lock files before writing, or write to a
 *     temporary file and move it
 * @param evaluators creates the evaluators selected by options
 */
public record Settings(
    OptionValues options, long seed, Optional<Path> folder, EvaluatorSource evaluators) {

  /** Creates settings. */
  public Settings {
    Objects.requireNonNull(options, "options");
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(evaluators, "evaluators");
  }

  /**
   * Creates settings without a folder or evaluators.
   *
   * @param values the values by option key, each checked against its option
   * @param seed the seed
   */
  public Settings(Map<String, String> values, long seed) {
    this(new OptionValues(values), seed, Optional.empty(), EvaluatorSource.NONE);
  }

  /**
   * Returns settings for a provider, with the default for each option that is not set.
   *
   * @param options the options of the provider: {@link PlayerProvider#options}
   * @param given the values set by the user, by key
   * @param seed the seed
   * @return settings with a value for every option
   * @throws org.gobang.api.RefusedException as {@link OptionValues#of} does
   */
  public static Settings of(List<Option> options, Map<String, String> given, long seed) {
    return new Settings(OptionValues.of(options, given).byKey(), seed);
  }

  /**
   * Returns the same settings with a folder.
   *
   * @param folder the folder
   * @return these settings, with the folder
   */
  public Settings withFolder(Path folder) {
    return new Settings(options, seed, Optional.of(folder), evaluators);
  }

  /**
   * Returns the same settings with evaluators.
   *
   * @param source creates the evaluators
   * @return these settings, with the source
   */
  public Settings withEvaluators(EvaluatorSource source) {
    return new Settings(options, seed, folder, source);
  }

  /**
   * Creates the evaluator selected by an {@link Option.Evaluator}.
   *
   * @param key the option's key
   * @param start the current board of the game
   * @return a new evaluator
   * @throws IllegalArgumentException if the option does not exist
   * @throws org.gobang.api.RefusedException if the evaluator or an option of it is unknown, or the
   *     evaluator does not support the game; let it pass through {@link PlayerProvider#create}
   * @throws InterruptedException if the thread was interrupted
   */
  public Evaluator evaluator(String key, Board start) throws InterruptedException {
    return evaluators.evaluator(ProviderSpec.parse(text(key)), start);
  }

  /**
   * Returns all values as text.
   *
   * @return the values by option key, unmodifiable
   */
  public Map<String, String> values() {
    return options.byKey();
  }

  /**
   * Returns the value of an option of any kind.
   *
   * @param key the option's key
   * @return its value as text
   * @throws IllegalArgumentException if the option does not exist
   */
  public String text(String key) {
    return options.text(key);
  }

  /**
   * Returns the value of an {@link Option.Whole}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if the option does not exist or its value is not a number
   */
  public long whole(String key) {
    return options.whole(key);
  }

  /**
   * Returns the value of an {@link Option.Decimal}.
   *
   * @param key the option's key
   * @return its value, finite
   * @throws IllegalArgumentException if the option does not exist or its value is not a number
   */
  public double decimal(String key) {
    return options.decimal(key);
  }

  /**
   * Returns the value of an {@link Option.Flag}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if the option does not exist
   */
  public boolean flag(String key) {
    return options.flag(key);
  }
}

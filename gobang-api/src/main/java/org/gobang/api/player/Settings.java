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
 * What the user set for a player: a value for every option, and the seed of all randomness.
 *
 * <p>The same settings, the same board and the same budget of nodes on one thread give the same
 * move, as long as the folder holds the same files.
 *
 * @param options a value for every option of the provider
 * @param seed the seed of a player that uses random numbers
 * @param folder the folder of this provider's players, where {@link PlayerProvider#usesFolder} says
 *     that they want one; it exists when {@link PlayerProvider#create} is called. Games keep the
 *     same one from start to start; the arena gives each contestant of a run a new one. Several
 *     instances may use it at the same time, in this process and in others: files that are not only
 *     read are to be locked, or written beside and moved into place
 * @param evaluators makes the evaluators that options name
 */
public record Settings(
    OptionValues options, long seed, Optional<Path> folder, EvaluatorSource evaluators) {

  /** Checks that all is there. */
  public Settings {
    Objects.requireNonNull(options, "options");
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(evaluators, "evaluators");
  }

  /**
   * Settings without a folder and evaluators.
   *
   * @param values the values by option key, each checked against its option
   * @param seed the seed
   */
  public Settings(Map<String, String> values, long seed) {
    this(new OptionValues(values), seed, Optional.empty(), EvaluatorSource.NONE);
  }

  /**
   * Settings for a provider, with the initial value of every option that the user did not set.
   *
   * @param options what can be set: {@link PlayerProvider#options}
   * @param given what the user did set, by key
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
   * @param source makes them
   * @return these settings, with the source
   */
  public Settings withEvaluators(EvaluatorSource source) {
    return new Settings(options, seed, folder, source);
  }

  /**
   * Makes the evaluator that an {@link Option.Evaluator} names.
   *
   * @param key the option's key
   * @param start the board that the game stands at
   * @return a new evaluator
   * @throws IllegalArgumentException if there is no such option
   * @throws org.gobang.api.RefusedException if there is no such evaluator, or it has no such option
   *     or is not meant for such a game; {@link PlayerProvider#create} passes it on
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
   * @throws IllegalArgumentException if there is no such option
   */
  public String text(String key) {
    return options.text(key);
  }

  /**
   * Returns the value of an {@link Option.Whole}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if there is no such option or it is not a number
   */
  public long whole(String key) {
    return options.whole(key);
  }

  /**
   * Returns the value of an {@link Option.Decimal}.
   *
   * @param key the option's key
   * @return its value, finite
   * @throws IllegalArgumentException if there is no such option or it is not a number
   */
  public double decimal(String key) {
    return options.decimal(key);
  }

  /**
   * Returns the value of an {@link Option.Flag}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if there is no such option
   */
  public boolean flag(String key) {
    return options.flag(key);
  }
}

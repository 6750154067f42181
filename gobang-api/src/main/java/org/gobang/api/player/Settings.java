package org.gobang.api.player;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.RefusedException;

/**
 * What the user set for a player: a value for every option, and the seed of all randomness.
 *
 * <p>The same settings, the same board and the same budget of nodes on one thread give the same
 * move, as long as the folder holds the same files.
 *
 * @param values the values by option key, each checked against its option
 * @param seed the seed of a player that uses random numbers
 * @param folder the folder of this provider's players, where {@link PlayerProvider#usesFolder} says
 *     that they want one; it exists when {@link PlayerProvider#create} is called. Games keep the
 *     same one from start to start; the arena gives each contestant of a run a new one. Several
 *     instances may use it at the same time, in this process and in others: files that are not only
 *     read are to be locked, or written beside and moved into place
 */
public record Settings(Map<String, String> values, long seed, Optional<Path> folder) {

  /** The key under which users give the seed; no option may have it. */
  public static final String SEED = "seed";

  /** Copies the values in their order, so that walking through them is the same in every run. */
  public Settings {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    values.forEach((key, value) -> Objects.requireNonNull(value, key));
    Objects.requireNonNull(folder, "folder");
  }

  /**
   * Settings without a folder.
   *
   * @param values the values by option key, each checked against its option
   * @param seed the seed
   */
  public Settings(Map<String, String> values, long seed) {
    this(values, seed, Optional.empty());
  }

  /**
   * The same settings with a folder.
   *
   * @param folder the folder
   * @return these settings, with the folder
   */
  public Settings withFolder(Path folder) {
    return new Settings(values, seed, Optional.of(folder));
  }

  /**
   * Settings for a provider, with the initial value of every option that the user did not set.
   *
   * @param options what can be set: {@link PlayerProvider#options}
   * @param given what the user did set, by key
   * @param seed the seed
   * @return settings with a value for every option
   * @throws RefusedException if there is no such option or it cannot have such a value, or one that
   *     is required is missing; the sentence says what would do
   */
  public static Settings of(List<Option> options, Map<String, String> given, long seed) {
    Map<String, String> unknown = new LinkedHashMap<>(given);
    Map<String, String> values = new LinkedHashMap<>();
    for (Option option : options) {
      String set = unknown.remove(option.key());
      String value = set == null ? option.initialText() : set;
      option.check(value);
      values.put(option.key(), value);
    }
    if (!unknown.isEmpty()) {
      throw new RefusedException(
          "no option " + unknown.keySet().iterator().next() + there(options));
    }
    return new Settings(values, seed);
  }

  private static String there(List<Option> options) {
    String keys = String.join(", ", options.stream().map(Option::key).toList());
    return keys.isEmpty() ? ": there are none" : ": there are " + keys;
  }

  /** Without the values, as some are secret. */
  @Override
  public String toString() {
    return "Settings[" + values.keySet() + " " + seed + "]";
  }

  /**
   * The value of an option of any kind.
   *
   * @param key the option's key
   * @return its value as text
   * @throws IllegalArgumentException if there is no such option
   */
  public String text(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no option " + key);
    }
    return value;
  }

  /**
   * The value of an {@link Option.Whole}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if there is no such option or it is not a number
   */
  public long whole(String key) {
    return Long.parseLong(text(key));
  }

  /**
   * The value of an {@link Option.Decimal}.
   *
   * @param key the option's key
   * @return its value, finite
   * @throws IllegalArgumentException if there is no such option or it is not a number
   */
  public double decimal(String key) {
    return Double.parseDouble(text(key));
  }

  /**
   * The value of an {@link Option.Flag}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if there is no such option
   */
  public boolean flag(String key) {
    return Boolean.parseBoolean(text(key));
  }
}

package org.gobang.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The values of all options of a provider.
 *
 * @param byKey the values as text by option key, each checked against its option
 */
public record OptionValues(Map<String, String> byKey) {

  /** The values of a provider without options. */
  public static final OptionValues NONE = new OptionValues(Map.of());

  /**
   * Creates values with a copy of the map in the same order, so that iteration is deterministic.
   */
  public OptionValues {
    byKey = Collections.unmodifiableMap(new LinkedHashMap<>(byKey));
    byKey.forEach((key, value) -> Objects.requireNonNull(value, key));
  }

  /**
   * Returns the values for a provider, with the default for each option that is not set.
   *
   * @param options the options of the provider: {@link PluginProvider#options}
   * @param given the values set by the user, by key
   * @return a value for every option, in the order of the options
   * @throws RefusedException if an option is unknown, a value is not valid or a required value is
   *     missing; the message names the valid options or values
   */
  public static OptionValues of(List<Option> options, Map<String, String> given) {
    Map<String, String> unknown = new LinkedHashMap<>(given);
    Map<String, String> values = new LinkedHashMap<>();
    for (Option option : options) {
      String set = unknown.remove(option.key());
      String value = set == null ? option.initialText() : set;
      option.check(value);
      values.put(option.key(), value);
    }
    if (!unknown.isEmpty()) {
      String key = unknown.keySet().iterator().next();
      List<String> named = new ArrayList<>(List.of(key));
      options.forEach(option -> named.add(option.key()));
      throw new RefusedException("unknown-option", "no option " + key + there(options), named);
    }
    return new OptionValues(values);
  }

  private static String there(List<Option> options) {
    String keys = String.join(", ", options.stream().map(Option::key).toList());
    return keys.isEmpty() ? ": there are none" : ": there are " + keys;
  }

  /** Returns a text without the values, because some of them are secret. */
  @Override
  public String toString() {
    return "OptionValues" + byKey.keySet();
  }

  /**
   * Returns the value of an option of any kind.
   *
   * @param key the option's key
   * @return its value as text
   * @throws IllegalArgumentException if the option does not exist
   */
  public String text(String key) {
    String value = byKey.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no option " + key);
    }
    return value;
  }

  /**
   * Returns the value of an {@link Option.Whole}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if the option does not exist or its value is not a number
   */
  public long whole(String key) {
    return Long.parseLong(text(key));
  }

  /**
   * Returns the value of an {@link Option.Decimal}.
   *
   * @param key the option's key
   * @return its value, finite
   * @throws IllegalArgumentException if the option does not exist or its value is not a number
   */
  public double decimal(String key) {
    return Double.parseDouble(text(key));
  }

  /**
   * Returns the value of an {@link Option.Flag}.
   *
   * @param key the option's key
   * @return its value
   * @throws IllegalArgumentException if the option does not exist
   */
  public boolean flag(String key) {
    return Boolean.parseBoolean(text(key));
  }
}

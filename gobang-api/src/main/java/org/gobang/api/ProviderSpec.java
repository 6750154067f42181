package org.gobang.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A provider id with option values: {@code id[:option=value[,option=value…]]}, as in {@code
 * custom:line=6,torus=true}. In a value, a backslash escapes a comma or a backslash.
 *
 * @param id the id of the provider; never blank
 * @param options the values set by the user, by option key; other options have defaults. {@link
 *     OptionValues#of} checks the values
 */
public record ProviderSpec(String id, Map<String, String> options) {

  /**
   * Creates a spec with a copy of the options in the same order.
   *
   * @throws IllegalArgumentException if the id is blank
   */
  public ProviderSpec {
    if (id.isBlank()) {
      throw new IllegalArgumentException("a provider has an id");
    }
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    options.forEach((key, value) -> Objects.requireNonNull(value, key));
  }

  /**
   * Returns the spec of a provider with the options that differ from their defaults.
   *
   * @param id the id, never blank
   * @param options the options of the provider: {@link PluginProvider#options}
   * @param values a value for every option
   * @return the id and these options, in order
   * @throws IllegalArgumentException if the id is blank
   */
  public static ProviderSpec of(String id, List<Option> options, OptionValues values) {
    Map<String, String> set = new LinkedHashMap<>();
    for (Option option : options) {
      String value = values.text(option.key());
      if (!value.equals(option.initialText())) {
        set.put(option.key(), value);
      }
    }
    return new ProviderSpec(id, set);
  }

  /**
   * Reads the text form.
   *
   * @param text the text, such as {@code custom:line=6}
   * @return the spec; whether the provider exists is not checked
   * @throws RefusedException if the syntax is not valid
   */
  public static ProviderSpec parse(String text) {
    int colon = text.indexOf(':');
    String id = colon < 0 ? text : text.substring(0, colon);
    if (id.isBlank()) {
      throw new RefusedException(
          "spec-id", "\"" + text + "\" is not written id or id:option=value", List.of(text));
    }
    return new ProviderSpec(id, colon < 0 ? Map.of() : options(id, text.substring(colon + 1)));
  }

  private static Map<String, String> options(String id, String text) {
    Map<String, String> options = new LinkedHashMap<>();
    int number = 0;
    for (String option : split(text)) {
      number++;
      int equals = option.indexOf('=');
      if (equals < 1) {
        // The message shows only the first part: a later one may come from a secret value with a
        // comma.
        throw new RefusedException(
            number == 1 ? "spec-first-option" : "spec-option",
            "option "
                + number
                + " of "
                + id
                + " is not written option=value; a comma in a value is written \\,",
            List.of(id, number == 1 ? option : String.valueOf(number)));
      }
      if (options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
        throw new RefusedException(
            "spec-option-twice",
            "option " + option.substring(0, equals) + " is given twice",
            List.of(id, option.substring(0, equals)));
      }
    }
    return options;
  }

  /** Splits a text at commas and resolves escapes. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length() && "\\,".indexOf(text.charAt(i + 1)) >= 0) {
        part.append(text.charAt(++i));
      } else if (c == ',') {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts;
  }

  /**
   * Returns the text form, with the options in order.
   *
   * @return the text, which {@link #parse} reads back
   */
  @Override
  public String toString() {
    return options.isEmpty()
        ? id
        : options.entrySet().stream()
            .map(option -> option.getKey() + "=" + escaped(option.getValue()))
            .collect(Collectors.joining(",", id + ":", ""));
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace(",", "\\,");
  }
}

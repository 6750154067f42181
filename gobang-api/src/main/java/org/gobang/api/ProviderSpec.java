package org.gobang.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Which provider is wanted, and how it is set: {@code id[:option=value[,option=value…]]}, as in
 * {@code custom:line=6,torus=true}. A backslash takes a comma or another backslash into a value.
 *
 * @param id the id of the provider; never blank
 * @param options what the user set, by option key; the others have their initial value. Checked by
 *     {@link OptionValues#of}, not here
 */
public record ProviderSpec(String id, Map<String, String> options) {

  /**
   * Copies the options in their order.
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
   * A provider with the options whose value is not the initial one.
   *
   * @param id its id, never blank
   * @param options what can be set: {@link PluginProvider#options}
   * @param values a value for every option
   * @return its id, and those options in their order
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
   * @param text such as {@code custom:line=6}
   * @return what it says; whether there is such a provider is not checked
   * @throws RefusedException if it is not written so
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
        // Only the first is shown: a later one may be what follows a comma in a secret value.
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

  /** The parts between commas, with what a backslash protects. */
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
   * The text form, the options in their order.
   *
   * @return what {@link #parse} reads
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

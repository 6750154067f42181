package org.gobang.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;

/**
 * The fields of a form sent by a browser.
 *
 * @param fields the values by their names
 */
public record Form(Map<String, String> fields) {

  /** The kind of the {@link RefusedException} for a request that the page never sends. */
  public static final String KIND = "web-form";

  /** Creates a form with a copy of the fields. */
  public Form {
    fields = Map.copyOf(fields);
  }

  /**
   * Returns the fields in the body of a form, or in the query of an address: {@code
   * application/x-www-form-urlencoded} in UTF-8. If a name occurs several times, the last value
   * applies; a name without a value has an empty one.
   *
   * @throws RefusedException if an escape is malformed
   */
  public static Form parse(String body) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String field : body.split("&", -1)) {
      if (!field.isEmpty()) {
        int equals = field.indexOf('=');
        String key = equals < 0 ? field : field.substring(0, equals);
        fields.put(decode(key), equals < 0 ? "" : decode(field.substring(equals + 1)));
      }
    }
    return new Form(fields);
  }

  private static String decode(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException malformed) {
      throw new RefusedException(KIND, "The request is malformed at " + text + ".", List.of(text));
    }
  }

  /**
   * Returns a value.
   *
   * @throws RefusedException if it is missing
   */
  public String get(String key) {
    return find(key)
        .orElseThrow(
            () -> new RefusedException(KIND, "The request lacks " + key + ".", List.of(key)));
  }

  /** Returns a value; empty if it is missing. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(fields.get(key));
  }

  /** Returns the values with names that start with a prefix, by name without the prefix. */
  public Map<String, String> startingWith(String prefix) {
    return fields.keySet().stream()
        .filter(key -> key.startsWith(prefix))
        .collect(Collectors.toMap(key -> key.substring(prefix.length()), this::get));
  }
}

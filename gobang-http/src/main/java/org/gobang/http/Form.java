package org.gobang.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;

/**
 * The fields of a form that a browser has sent.
 *
 * @param fields the values by their names
 */
public record Form(Map<String, String> fields) {

  /** The kind of the refusal of a request that is not as the page would send it. */
  public static final String KIND = "web-form";

  /** Copies the fields. */
  public Form {
    fields = Map.copyOf(fields);
  }

  /**
   * Reads the body of a form, or the query of an address: {@code application/x-www-form-urlencoded}
   * in UTF-8. Of a name that is given several times, the last value holds; a name without a value
   * has an empty one.
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
   * @throws RefusedException if the form has none
   */
  public String get(String key) {
    return find(key)
        .orElseThrow(
            () -> new RefusedException(KIND, "The request lacks " + key + ".", List.of(key)));
  }

  /** Returns a value; empty if the form has none. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(fields.get(key));
  }

  /** Returns the values whose names begin so, by what follows in their names. */
  public Map<String, String> startingWith(String prefix) {
    Map<String, String> found = new LinkedHashMap<>();
    fields.forEach(
        (key, value) -> {
          if (key.startsWith(prefix)) {
            found.put(key.substring(prefix.length()), value);
          }
        });
    return found;
  }
}

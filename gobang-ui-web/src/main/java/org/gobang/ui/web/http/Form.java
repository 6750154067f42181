package org.gobang.ui.web.http;

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

  /** Copies the fields. */
  public Form {
    fields = Map.copyOf(fields);
  }

  /**
   * A value.
   *
   * @throws RefusedException if the form has none
   */
  public String get(String key) {
    return find(key).orElseThrow(() -> new RefusedException("web-form", "no " + key, List.of(key)));
  }

  /** A value; empty where the form has none. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(fields.get(key));
  }

  /** The values whose names begin so, by what follows in their names. */
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

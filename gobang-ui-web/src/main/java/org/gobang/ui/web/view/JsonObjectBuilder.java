package org.gobang.ui.web.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Collects the fields of a JSON object, in order. What is empty or false is left out. */
public final class JsonObjectBuilder {

  private final Map<String, Object> values = new LinkedHashMap<>();

  /** Adds a field. */
  public JsonObjectBuilder put(String key, Object value) {
    values.put(key, value);
    return this;
  }

  /** Adds a field, if there is a value. */
  public JsonObjectBuilder put(String key, Optional<?> value) {
    value.ifPresent(each -> values.put(key, each));
    return this;
  }

  /** Adds a text, unless it is empty. */
  public JsonObjectBuilder text(String key, String text) {
    if (!text.isEmpty()) {
      values.put(key, text);
    }
    return this;
  }

  /** Adds a field that is true, or none. */
  public JsonObjectBuilder flag(String key, boolean value) {
    if (value) {
      values.put(key, true);
    }
    return this;
  }

  /** The object. */
  public Map<String, Object> object() {
    return values;
  }
}

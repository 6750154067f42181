package org.gobang.ui.web.view;

import java.util.LinkedHashMap;
import java.util.Optional;

/** A JSON object with its fields in order. */
public final class JsonObject extends LinkedHashMap<String, Object> {

  private static final long serialVersionUID = 1L;

  /** Returns an object with a name and a text for users. */
  public static JsonObject named(String name, String text) {
    return new JsonObject().with("name", name).with("text", text);
  }

  /** Adds a field. */
  public JsonObject with(String key, Object value) {
    put(key, value);
    return this;
  }

  /** Adds a field if the value is present. */
  public JsonObject with(String key, Optional<?> value) {
    value.ifPresent(each -> put(key, each));
    return this;
  }

  /** Adds a text unless it is empty. */
  public JsonObject text(String key, String text) {
    return text.isEmpty() ? this : with(key, text);
  }

  /** Adds a field if the value is true. */
  public JsonObject flag(String key, boolean value) {
    return value ? with(key, true) : this;
  }
}

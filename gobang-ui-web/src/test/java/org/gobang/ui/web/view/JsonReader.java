package org.gobang.ui.web.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A strict JSON reader. A page can read all accepted text. */
final class JsonReader {

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Returns a value as maps, lists, texts, numbers and booleans, with an empty optional for null.
   */
  static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    if (reader.at < text.length()) {
      throw reader.invalid();
    }
    return value;
  }

  private IllegalArgumentException invalid() {
    return new IllegalArgumentException("no JSON from " + at + ": " + text);
  }

  private boolean skip(String word) {
    boolean there = text.startsWith(word, at);
    at += there ? word.length() : 0;
    return there;
  }

  private void expect(String word) {
    if (!skip(word)) {
      throw invalid();
    }
  }

  private Object value() {
    if (skip("{")) {
      return object();
    }
    if (skip("[")) {
      return array();
    }
    if (skip("\"")) {
      return string();
    }
    if (skip("null")) {
      return Optional.empty();
    }
    if (skip("true")) {
      return true;
    }
    if (skip("false")) {
      return false;
    }
    return number();
  }

  private Object object() {
    Map<String, Object> fields = new LinkedHashMap<>();
    while (!skip("}")) {
      if (!fields.isEmpty()) {
        expect(",");
      }
      expect("\"");
      String key = string();
      expect(":");
      if (fields.put(key, value()) != null) {
        throw invalid();
      }
    }
    return fields;
  }

  private Object array() {
    List<Object> elements = new ArrayList<>();
    while (!skip("]")) {
      if (!elements.isEmpty()) {
        expect(",");
      }
      elements.add(value());
    }
    return elements;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    while (!skip("\"")) {
      char next = text.charAt(at++);
      if (next < ' ') {
        throw invalid();
      }
      out.append(next == '\\' ? escaped() : next);
    }
    return out.toString();
  }

  private char escaped() {
    char next = text.charAt(at++);
    return switch (next) {
      case 'n' -> '\n';
      case '"', '\\' -> next;
      case 'u' -> {
        at += 4;
        yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
      }
      default -> throw invalid();
    };
  }

  private Object number() {
    int from = at;
    while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String number = text.substring(from, at);
    return number.matches("-?[0-9]+") ? (Object) Long.valueOf(number) : Double.valueOf(number);
  }
}

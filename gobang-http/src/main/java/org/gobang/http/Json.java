package org.gobang.http;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/** Writes values as JSON on one line, safe to stand in a script as well. */
public final class Json {

  private Json() {}

  /**
   * The JSON of a value: of a map (an object, in the order of the map), a collection, a text, a
   * number, a boolean or an optional value.
   *
   * <p>An empty {@link Optional} is {@code null}; but a map's key whose value is empty is left out.
   * An unpaired surrogate in a text becomes U+FFFD.
   *
   * @throws IllegalArgumentException for a value of another type, and for a number that is not
   *     finite
   */
  public static String of(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    if (value instanceof CharSequence text) {
      text(text, out);
    } else if (value instanceof Map<?, ?> map) {
      object(map, out);
    } else if (value instanceof Collection<?> elements) {
      array(elements, out);
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresentOrElse(present -> write(present, out), () -> out.append("null"));
    } else if (value instanceof Boolean || (value instanceof Number number && finite(number))) {
      out.append(value);
    } else {
      throw new IllegalArgumentException("not JSON: " + value.getClass().getName() + " " + value);
    }
  }

  private static boolean finite(Number number) {
    return !(number instanceof Double || number instanceof Float)
        || Double.isFinite(number.doubleValue());
  }

  private static void object(Map<?, ?> map, StringBuilder out) {
    out.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!entry.getValue().equals(Optional.empty())) {
        out.append(separator);
        text(entry.getKey().toString(), out);
        out.append(':');
        write(entry.getValue(), out);
        separator = ",";
      }
    }
    out.append('}');
  }

  private static void array(Collection<?> elements, StringBuilder out) {
    out.append('[');
    for (Iterator<?> rest = elements.iterator(); rest.hasNext(); ) {
      write(rest.next(), out);
      out.append(rest.hasNext() ? "," : "");
    }
    out.append(']');
  }

  private static void text(CharSequence text, StringBuilder out) {
    out.append('"');
    text.codePoints().forEach(point -> character(point, out));
    out.append('"');
  }

  private static void character(int point, StringBuilder out) {
    if (point == '"' || point == '\\') {
      out.append('\\').append((char) point);
    } else if (point == '\n') {
      out.append("\\n");
    } else if (point < ' ' || point == '<' || point == 0x2028 || point == 0x2029) {
      String hex = Integer.toHexString(point);
      out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
    } else if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
      out.append('\uFFFD');
    } else {
      out.appendCodePoint(point);
    }
  }
}

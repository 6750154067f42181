package org.gobang.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes values as JSON on one line. */
public final class Json {

  private static final JsonFactory FACTORY = new JsonFactory();
  private static final Pattern UNPAIRED_SURROGATE = Pattern.compile("\\p{Cs}");

  private Json() {}

  /**
   * Returns the JSON form of a map (an object in the order of the map), a collection, a text, a
   * number, a boolean or an optional value.
   *
   * <p>Texts cannot be interpreted as HTML, since {@code <} is escaped. An empty {@link Optional}
   * is {@code null}, but a map entry with an empty value is omitted. An unpaired surrogate in a
   * text becomes U+FFFD.
   *
   * @throws IllegalArgumentException for a value of another type, and for a number that is not
   *     finite
   */
  public static String of(Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      write(value, json);
    } catch (IOException impossible) {
      throw new UncheckedIOException("a string cannot fail", impossible);
    }
    return text.toString()
        .replace("<", "\\u003c")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }

  private static void write(Object value, JsonGenerator json) throws IOException {
    if (value instanceof CharSequence text) {
      json.writeString(wellFormed(text));
    } else if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        if (!entry.getValue().equals(Optional.empty())) {
          json.writeFieldName(wellFormed(entry.getKey().toString()));
          write(entry.getValue(), json);
        }
      }
      json.writeEndObject();
    } else if (value instanceof Collection<?> elements) {
      json.writeStartArray();
      for (Object element : elements) {
        write(element, json);
      }
      json.writeEndArray();
    } else if (value instanceof Optional<?> optional) {
      if (optional.isPresent()) {
        write(optional.get(), json);
      } else {
        json.writeNull();
      }
    } else if (value instanceof Boolean on) {
      json.writeBoolean(on);
    } else if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
      json.writeNumber(number.toString());
    } else {
      throw new IllegalArgumentException("not JSON: " + value.getClass().getName() + " " + value);
    }
  }

  private static String wellFormed(CharSequence text) {
    return UNPAIRED_SURROGATE.matcher(text).replaceAll("\uFFFD");
  }
}

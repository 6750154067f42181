package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** Writes JSON objects as text. */
public final class JsonText {

  private static final JsonFactory FACTORY = new JsonFactory();

  /** A writer of the fields of an object. */
  @FunctionalInterface
  public interface Fields {

    /**
     * Writes the fields.
     *
     * @param json the generator, within the object
     * @throws IOException if the generator fails
     */
    void writeTo(JsonGenerator json) throws IOException;
  }

  /** The maximum integer that programs with numbers in doubles read exactly. */
  private static final long MAX_EXACT = (1L << 53) - 1;

  private JsonText() {}

  /**
   * Writes a 64-bit integer field. Large numbers are written as strings, because JavaScript and jq
   * would change the last digits.
   *
   * @param json the generator, within an object
   * @param name the name of the field
   * @param value the number
   * @throws IOException if the generator fails
   */
  public static void whole(JsonGenerator json, String name, long value) throws IOException {
    if (value < -MAX_EXACT || value > MAX_EXACT) {
      json.writeStringField(name, Long.toString(value));
    } else {
      json.writeNumberField(name, value);
    }
  }

  /**
   * Returns an object as text on one line.
   *
   * @param fields the fields of the object
   * @return the text, without a line break
   */
  public static String object(Fields fields) {
    return object(fields, false);
  }

  /**
   * Returns an object as indented text for users.
   *
   * @param fields the fields of the object
   * @return the text, indented
   */
  public static String indentedObject(Fields fields) {
    return object(fields, true);
  }

  private static String object(Fields fields, boolean indented) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      if (indented) {
        json.useDefaultPrettyPrinter();
      }
      json.writeStartObject();
      fields.writeTo(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException("a string cannot fail", impossible);
    }
    return text.toString();
  }

  /**
   * Writes an object field.
   *
   * @param json the generator
   * @param name the name of the field
   * @param fields the fields of the object
   * @throws IOException if the generator fails
   */
  public static void object(JsonGenerator json, String name, Fields fields) throws IOException {
    json.writeObjectFieldStart(name);
    fields.writeTo(json);
    json.writeEndObject();
  }

  /**
   * Writes a string array field.
   *
   * @param json the generator
   * @param name the name of the field
   * @param elements the elements; their {@code toString} is written
   * @throws IOException if the generator fails
   */
  public static void strings(JsonGenerator json, String name, Iterable<?> elements)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (Object element : elements) {
      json.writeString(element.toString());
    }
    json.writeEndArray();
  }

  /**
   * Writes an object field with the entries of a map.
   *
   * @param json the generator
   * @param name the name of the field
   * @param values the values, strings or numbers, by key; the {@code toString} of the key is
   *     written
   * @throws IOException if the generator fails
   */
  public static void map(JsonGenerator json, String name, Map<?, ?> values) throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<?, ?> each : values.entrySet()) {
      json.writeObjectField(each.getKey().toString(), each.getValue());
    }
    json.writeEndObject();
  }

  /** A writer of the fields of an object for an element of a list. */
  @FunctionalInterface
  public interface ElementFields<T> {

    /**
     * Writes the fields, within the object.
     *
     * @throws IOException if the generator fails
     */
    void write(T element) throws IOException;
  }

  /**
   * Writes an object array field.
   *
   * @param json the generator
   * @param name the name of the field
   * @param elements the elements, an object for each
   * @param fields writes the fields of each object with the same generator
   * @throws IOException if the generator fails
   */
  public static <T> void objects(
      JsonGenerator json, String name, Iterable<T> elements, ElementFields<T> fields)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (T element : elements) {
      json.writeStartObject();
      fields.write(element);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}

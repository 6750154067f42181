package org.gobang.launcher.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes one JSON object on one line. */
public final class JsonText {

  private static final JsonFactory FACTORY = new JsonFactory();

  /** Writes the fields of an object. */
  @FunctionalInterface
  public interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private JsonText() {}

  public static String object(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException("a string cannot fail", impossible);
    }
    return text.toString();
  }

  /** An array of strings: what each element calls itself. */
  public static void names(JsonGenerator json, String field, Iterable<?> elements)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (Object element : elements) {
      json.writeString(element.toString());
    }
    json.writeEndArray();
  }
}

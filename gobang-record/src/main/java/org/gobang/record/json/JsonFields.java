package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;

/**
 * Parses JSON, and reads the fields of objects strictly. Each method throws {@link
 * RefusedException} if the field is missing or has another type; the message names the field.
 */
public final class JsonFields {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          // Exact decimals, because times are in nanoseconds.
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private static final int MAX_VALUE_SHOWN = 40;

  private JsonFields() {}

  /**
   * Parses a text with a single value.
   *
   * @param text the text
   * @return the value; a missing node for a blank text
   * @throws JsonProcessingException if the text is not JSON
   */
  public static JsonNode parse(String text) throws JsonProcessingException {
    try {
      return MAPPER.readTree(text);
    } catch (NumberFormatException e) {
      // Thrown by BigDecimal for an exponent out of range.
      throw new JsonParseException(null, "a number is out of range", e);
    }
  }

  /**
   * Returns the value of a field of any type.
   *
   * @param object the object
   * @param name the name of the field
   * @return its value
   */
  public static JsonNode value(JsonNode object, String name) {
    JsonNode value = object.get(name);
    if (value == null) {
      throw new RefusedException(name + " is missing");
    }
    return value;
  }

  /**
   * Returns the value of an object field.
   *
   * @param object the object that has the field
   * @param name the name of the field
   * @return its value
   */
  public static JsonNode object(JsonNode object, String name) {
    JsonNode value = value(object, name);
    check(value.isObject(), name, "an object", value);
    return value;
  }

  /**
   * Returns the value of a string field.
   *
   * @param object the object
   * @param name the name of the field
   * @return its value
   */
  public static String string(JsonNode object, String name) {
    JsonNode value = value(object, name);
    check(value.isTextual(), name, "a string", value);
    return value.textValue();
  }

  /**
   * Returns the value of a string field that matches a pattern.
   *
   * @param object the object that has the field
   * @param name the name of the field
   * @param form the pattern of the whole text
   * @return the value
   */
  public static String string(JsonNode object, String name, Pattern form) {
    String text = string(object, name);
    if (!form.matcher(text).matches()) {
      throw new RefusedException(
          name + " has an invalid value: \"" + Printable.of(text, MAX_VALUE_SHOWN) + "\"");
    }
    return text;
  }

  /**
   * Returns the value of a Boolean field.
   *
   * @param object the object
   * @param name the name of the field
   * @return its value
   */
  public static boolean bool(JsonNode object, String name) {
    JsonNode value = value(object, name);
    check(value.isBoolean(), name, "true or false", value);
    return value.booleanValue();
  }

  /**
   * Returns the value of a 32-bit integer field.
   *
   * @param object the object
   * @param name the name of the field
   * @return its value
   */
  public static int integer(JsonNode object, String name) {
    JsonNode value = value(object, name);
    check(value.isIntegralNumber() && value.canConvertToInt(), name, "a whole number", value);
    return value.intValue();
  }

  /**
   * Returns the value of a 64-bit integer field, which may be a string of digits.
   *
   * @param object the object
   * @param name the name of the field
   * @return its value
   */
  public static long longInteger(JsonNode object, String name) {
    JsonNode value = value(object, name);
    try {
      check(value.isIntegralNumber() || value.isTextual(), name, "a whole number", value);
      return Long.parseLong(value.asText());
    } catch (NumberFormatException e) {
      check(false, name, "a whole number", value);
      throw e;
    }
  }

  /**
   * Returns the value of a number field.
   *
   * @param object the object
   * @param name the name of the field
   * @return its value
   */
  public static double decimal(JsonNode object, String name) {
    JsonNode value = value(object, name);
    check(value.isNumber(), name, "a number", value);
    return value.doubleValue();
  }

  /**
   * Returns the elements of an array field.
   *
   * @param object the object
   * @param name the name of the field
   * @return its elements
   */
  public static List<JsonNode> array(JsonNode object, String name) {
    JsonNode value = value(object, name);
    check(value.isArray(), name, "an array", value);
    List<JsonNode> elements = new ArrayList<>();
    value.forEach(elements::add);
    return elements;
  }

  /**
   * Returns the elements of a string array field.
   *
   * @param object the object
   * @param name the name of the field
   * @return its elements
   */
  public static List<String> strings(JsonNode object, String name) {
    List<String> strings = new ArrayList<>();
    for (JsonNode element : array(object, name)) {
      check(element.isTextual(), name, "an array of strings", element);
      strings.add(element.textValue());
    }
    return strings;
  }

  /**
   * Returns the fields of an object with string values.
   *
   * @param object the object that has the field
   * @param name the name of the field
   * @return the fields in order
   */
  public static Map<String, String> stringMap(JsonNode object, String name) {
    Map<String, String> strings = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : object(object, name).properties()) {
      check(
          field.getValue().isTextual(), name + "." + field.getKey(), "a string", field.getValue());
      strings.put(field.getKey(), field.getValue().textValue());
    }
    return strings;
  }

  /**
   * Checks that an object has no unknown fields, because fields of a newer version would be lost
   * when the object is written again.
   *
   * @param object the object
   * @param known the names of the known fields
   */
  public static void checkKnown(JsonNode object, Set<String> known) {
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      if (!known.contains(field.getKey())) {
        throw new RefusedException(
            Printable.of(field.getKey(), MAX_VALUE_SHOWN)
                + " is unknown here: a newer version has it");
      }
    }
  }

  static void check(boolean valid, String name, String type, JsonNode value) {
    if (!valid) {
      throw new RefusedException(
          name + " must be " + type + ", not " + Printable.of(value.toString(), MAX_VALUE_SHOWN));
    }
  }

  /**
   * Returns a value from a constructor that checks its arguments.
   *
   * @param constructor creates the value
   * @param <V> the type of the value
   * @return the value
   * @throws RefusedException if the constructor throws {@link IllegalArgumentException}
   */
  public static <V> V checked(Supplier<V> constructor) {
    try {
      return constructor.get();
    } catch (IllegalArgumentException e) {
      throw new RefusedException(String.valueOf(e.getMessage()), e);
    }
  }
}

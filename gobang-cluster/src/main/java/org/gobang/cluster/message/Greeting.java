package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.RefusedException;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * What a worker says of itself, at first and then every few seconds.
 *
 * @param name its name, another one for each process
 * @param slots how many games it plays at a time
 * @param build what it plays with: both sides must have the same
 */
public record Greeting(String name, int slots, String build) {

  /** The form that is sent. */
  public String text() {
    return JsonText.object(
        json -> {
          json.writeStringField("name", name);
          json.writeNumberField("slots", slots);
          json.writeStringField("build", build);
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no greeting
   */
  public static Greeting read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return new Greeting(
          JsonFields.string(json, "name"),
          JsonFields.integer(json, "slots"),
          JsonFields.string(json, "build"));
    } catch (JsonProcessingException e) {
      throw new RefusedException("a greeting is no JSON", e);
    }
  }
}

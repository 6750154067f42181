package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Machine;
import org.gobang.arena.play.MachineJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * What came of a request.
 *
 * @param id that of the request
 * @param machine where it was done
 * @param refused why the worker cannot do it; empty if it has
 * @param value what came of it; a missing node if it was refused
 */
public record JobResult(String id, Machine machine, Optional<String> refused, JsonNode value) {

  /** The form of a job that was done. */
  public static String text(String id, Machine machine, String value) {
    return JsonText.object(
        json -> {
          json.writeStringField("id", id);
          MachineJson.write(machine, json);
          json.writeFieldName("value");
          json.writeRawValue(value);
        });
  }

  /** The form of a job that a worker cannot do. */
  public static String refusal(String id, Machine machine, String why) {
    return JsonText.object(
        json -> {
          json.writeStringField("id", id);
          MachineJson.write(machine, json);
          json.writeStringField("refused", why);
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no result
   */
  public static JobResult read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return new JobResult(
          JsonFields.string(json, "id"),
          MachineJson.read(json).orElseThrow(() -> new RefusedException("machine is missing")),
          json.has("refused") ? Optional.of(JsonFields.string(json, "refused")) : Optional.empty(),
          json.path("value"));
    } catch (JsonProcessingException e) {
      throw new RefusedException("a result is no JSON", e);
    }
  }
}

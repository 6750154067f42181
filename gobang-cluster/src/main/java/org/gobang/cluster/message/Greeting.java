package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.RefusedException;
import org.gobang.cluster.job.WorkerProfile;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/** What a worker says of itself, at first and then every few seconds. */
public final class Greeting {

  private Greeting() {}

  /** The form that is sent. */
  public static String text(WorkerProfile worker) {
    return JsonText.object(
        json -> {
          json.writeStringField("name", worker.name());
          json.writeNumberField("slots", worker.slots());
          json.writeStringField("build", worker.build());
          json.writeNumberField("nodesPerSecond", worker.nodesPerSecond());
          ProgramsJson.write(worker.programs(), json);
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no greeting
   */
  public static WorkerProfile read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return JsonFields.checked(
          () ->
              new WorkerProfile(
                  JsonFields.string(json, "name"),
                  JsonFields.integer(json, "slots"),
                  JsonFields.string(json, "build"),
                  JsonFields.longInteger(json, "nodesPerSecond"),
                  ProgramsJson.read(json)));
    } catch (JsonProcessingException e) {
      throw new RefusedException("a greeting is no JSON", e);
    }
  }
}

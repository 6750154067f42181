package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * The coordinator's answer to a greeting.
 *
 * @param run the id of the run whose games are handed out
 * @param refused why the worker gets none; empty if it does
 */
public record Answer(String run, Optional<String> refused) {

  /** The form that is sent. */
  public String text() {
    return JsonText.object(
        json -> {
          json.writeStringField("run", run);
          if (refused.isPresent()) {
            json.writeStringField("refused", refused.get());
          }
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no answer
   */
  public static Answer read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return new Answer(
          JsonFields.string(json, "run"),
          json.has("refused") ? Optional.of(JsonFields.string(json, "refused")) : Optional.empty());
    } catch (JsonProcessingException e) {
      throw new RefusedException("an answer is no JSON", e);
    }
  }
}

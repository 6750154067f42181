package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.RefusedException;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/** The JSON form of evaluations in tasks. */
final class EvaluationJson {

  private EvaluationJson() {}

  static void write(String field, EvaluationWeights weights, JsonGenerator json)
      throws IOException {
    JsonText.object(
        json,
        field,
        fields -> {
          fields.writeStringField("rules", weights.rules().id());
          fields.writeStringField("text", weights.text(List.of()));
        });
  }

  /**
   * Reads an evaluation.
   *
   * @throws RefusedException if it is invalid
   */
  static EvaluationWeights read(JsonNode json, String field) {
    JsonNode object = JsonFields.object(json, field);
    String id = JsonFields.string(object, "rules");
    Rules rules = Rules.of(id).orElseThrow(() -> new RefusedException("unknown rules " + id));
    return JsonFields.checked(
        () -> EvaluationWeights.parse(rules, JsonFields.string(object, "text")));
  }
}

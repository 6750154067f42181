package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.api.RefusedException;
import org.gobang.record.json.JsonFields;

/**
 * A task that finds a balanced opening.
 *
 * @param weights the evaluation of the balance
 * @param nodes the node limit per search
 * @param stones the maximum number of stones
 * @param seed determines the opening
 */
record OpeningFitTask(EvaluationWeights weights, int nodes, int stones, long seed)
    implements Task<BalancedOpening> {

  @Override
  public BalancedOpening call() {
    return BalancedOpening.find(weights, nodes, stones, new SplittableRandom(seed));
  }

  @Override
  public BalancedOpening parse(String result) {
    return BalancedOpening.parse(result);
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    EvaluationJson.write("evaluation", weights, json);
    json.writeNumberField("nodes", nodes);
    json.writeNumberField("stones", stones);
    json.writeNumberField("seed", seed);
  }

  static OpeningFitTask read(JsonNode json) {
    int stones = JsonFields.integer(json, "stones");
    if (stones < BalancedOpening.MIN_STONES) {
      throw new RefusedException("an opening has more stones than " + stones);
    }
    return new OpeningFitTask(
        EvaluationJson.read(json, "evaluation"),
        JsonFields.integer(json, "nodes"),
        stones,
        JsonFields.longInteger(json, "seed"));
  }
}

package org.gobang.tuning;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.record.json.JsonFields;

/**
 * A task that plays a game of the engine against itself.
 *
 * @param weights the evaluation
 * @param nodes the node limit per move
 * @param seed determines the game
 */
record SelfPlayTask(EvaluationWeights weights, int nodes, long seed) implements Task<SelfPlayGame> {

  @Override
  public SelfPlayGame call() {
    return SelfPlay.play(weights, nodes, seed);
  }

  @Override
  public SelfPlayGame parse(String result) {
    return SelfPlayGame.parse(result);
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    EvaluationJson.write("evaluation", weights, json);
    json.writeNumberField("nodes", nodes);
    json.writeNumberField("seed", seed);
  }

  static SelfPlayTask read(JsonNode json) {
    return new SelfPlayTask(
        EvaluationJson.read(json, "evaluation"),
        JsonFields.integer(json, "nodes"),
        JsonFields.longInteger(json, "seed"));
  }
}

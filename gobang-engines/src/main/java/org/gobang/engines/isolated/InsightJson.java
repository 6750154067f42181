package org.gobang.engines.isolated;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Weights;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.ScoreJson;

/**
 * The JSON form of insights: {@code "weights":{"h8":3600}} with the {@code size}, {@code
 * "note":"…"}, or {@code "line":["h8","i9"]} with {@code rank}, {@code depth}, {@code nodes} and
 * {@code score}.
 */
final class InsightJson {

  private InsightJson() {}

  static void write(Insight insight, JsonGenerator json) throws IOException {
    if (insight instanceof Weights weights) {
      json.writeNumberField("size", weights.size());
      JsonText.map(json, "weights", weights.nonZero());
    } else if (insight instanceof Insight.Note note) {
      json.writeStringField("note", note.text());
    } else if (insight instanceof Insight.Line line) {
      json.writeNumberField("rank", line.rank());
      json.writeNumberField("depth", line.depth());
      json.writeNumberField("nodes", line.nodes());
      JsonText.object(json, "score", fields -> ScoreJson.write(line.score(), fields));
      JsonText.strings(json, "line", line.moves());
    }
  }

  static Insight read(JsonNode json) {
    if (json.has("weights")) {
      Map<Point, Integer> weights = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> weight : JsonFields.object(json, "weights").properties()) {
        if (!weight.getValue().isInt()) {
          throw new RefusedException("weights must be whole numbers");
        }
        weights.put(Point.parse(weight.getKey()), weight.getValue().intValue());
      }
      return Weights.of(JsonFields.integer(json, "size"), weights);
    }
    if (json.has("note")) {
      return new Insight.Note(JsonFields.string(json, "note"));
    }
    return Insight.Line.of(
            ScoreJson.read(JsonFields.object(json, "score")),
            JsonFields.strings(json, "line").stream().map(Point::parse).toList())
        .withRank(JsonFields.integer(json, "rank"))
        .withDepth(JsonFields.integer(json, "depth"))
        .withNodes(JsonFields.longInteger(json, "nodes"));
  }
}

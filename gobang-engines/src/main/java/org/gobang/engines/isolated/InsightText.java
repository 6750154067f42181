package org.gobang.engines.isolated;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;

/**
 * Insights as JSON, one of {@code "weights":{"h8":3600}} with the {@code size}, {@code "note":"…"},
 * and {@code "line":["h8","i9"]} with {@code rank}, {@code depth}, {@code nodes} and one of {@code
 * estimate}, {@code win} and {@code loss}.
 */
final class InsightText {

  private InsightText() {}

  static void write(Insight insight, ObjectNode json) {
    if (insight instanceof Weights weights) {
      json.put("size", weights.size());
      ObjectNode points = json.putObject("weights");
      weights.nonZero().forEach((point, weight) -> points.put(point.toString(), weight));
    } else if (insight instanceof Insight.Note note) {
      json.put("note", note.text());
    } else if (insight instanceof Insight.Line line) {
      json.put("rank", line.rank()).put("depth", line.depth()).put("nodes", line.nodes());
      write(line.score(), json);
      ArrayNode moves = json.putArray("line");
      line.moves().forEach(move -> moves.add(move.toString()));
    }
  }

  private static void write(Score score, ObjectNode json) {
    if (score instanceof Score.Estimate estimate) {
      json.put("estimate", estimate.value());
    } else if (score instanceof Score.WinIn win) {
      json.put("win", win.plies());
    } else if (score instanceof Score.LossIn loss) {
      json.put("loss", loss.plies());
    }
  }

  static Insight read(JsonNode json) {
    if (json.has("weights")) {
      Map<Point, Integer> weights = new LinkedHashMap<>();
      json.get("weights")
          .properties()
          .forEach(each -> weights.put(Point.parse(each.getKey()), each.getValue().asInt()));
      return Weights.of(json.required("size").asInt(), weights);
    }
    if (json.has("note")) {
      return new Insight.Note(json.get("note").asText());
    }
    List<Point> moves = new ArrayList<>();
    json.required("line").forEach(move -> moves.add(Point.parse(move.asText())));
    return new Insight.Line(
        json.required("rank").asInt(),
        json.required("depth").asInt(),
        json.required("nodes").asLong(),
        score(json),
        moves);
  }

  private static Score score(JsonNode json) {
    if (json.has("win")) {
      return new Score.WinIn(json.get("win").asInt());
    }
    if (json.has("loss")) {
      return new Score.LossIn(json.get("loss").asInt());
    }
    if (json.has("estimate")) {
      return new Score.Estimate(json.get("estimate").asInt());
    }
    throw new RefusedException("not a score");
  }
}

package org.gobang.engines.isolated;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;

/**
 * Positions as JSON: {@code {"rules":"renju","size":15,"stones":[["BLACK","h8"]],"first":"WHITE",
 * "moves":"h9 pass i10"}}, where the stones are those that stood already.
 */
final class PositionText {

  private PositionText() {}

  static void write(WirePosition position, ObjectNode json) {
    Start start = position.start();
    json.put("rules", position.rules()).put("size", start.size());
    ArrayNode stones = json.putArray("stones");
    for (Move.Place stone : start.stones()) {
      stones.addArray().add(stone.stone().name()).add(stone.point().toString());
    }
    json.put("first", start.first().name());
    json.put("moves", MoveText.write(position.moves()));
  }

  static WirePosition read(JsonNode json) {
    List<Move.Place> stones = new ArrayList<>();
    for (JsonNode stone : json.required("stones")) {
      stones.add(
          new Move.Place(
              Stone.valueOf(stone.required(0).asText()), Point.parse(stone.required(1).asText())));
    }
    Stone first = Stone.valueOf(json.required("first").asText());
    return new WirePosition(
        json.required("rules").asText(),
        new Start(json.required("size").asInt(), stones, first),
        MoveText.parse(json.required("moves").asText(), first));
  }
}
